import type { DeidError } from '../../../core/index.js';
import { Centre } from '../ui/shell.js';
import { useSite } from '../ui/site.js';

/** The page for an error: what it is, what to do, and the id of its request. */
export const ErrorPage = ({ error, request }: { readonly error: DeidError; readonly request: string }) => {
  const { base, prefix } = useSite();
  return (
    <Centre>
      <p class="muted small">Error {error.status}</p>
      <h1>{error.title}</h1>
      <p>{error.message}</p>
      <div class="row">
        <a class="btn" href={base}>
          To the dashboard
        </a>
        <a class="btn plain" href={`${prefix}/docs/errors/${error.code}`}>
          About this error
        </a>
      </div>
      <p class="muted small">
        Request <code>{request}</code>
      </p>
    </Centre>
  );
};
