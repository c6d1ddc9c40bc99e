import { asCurl, asJavaScript, asPython, type Call } from '../../docs/calls.js';
import { Code } from './parts.js';

/** One call in three languages. @param id begins the names of its parts on the page */
export const Calls = ({ id, call }: { readonly id: string; readonly call: Call }) => (
  <div class="stack">
    <Code id={`${id}-curl`} label="the call with curl" text={asCurl(call)} />
    <details class="more">
      <summary>JavaScript</summary>
      <Code id={`${id}-js`} label="the call in JavaScript" text={asJavaScript(call)} />
    </details>
    <details class="more">
      <summary>Python</summary>
      <Code id={`${id}-py`} label="the call in Python" text={asPython(call)} />
    </details>
  </div>
);
