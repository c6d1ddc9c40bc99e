import { asCurl, asJavaScript, asPython, type Call } from '../../openapi/calls.js';
import { Code } from './parts.js';

/** One API call in three languages. @param id prefix for the ids of its parts on the page */
export const Calls = ({ id, call }: { readonly id: string; readonly call: Call }) => (
  <div class="stack">
    <Code id={`${id}-curl`} label={`${id}, with curl`} text={asCurl(call)} />
    <details class="more">
      <summary>JavaScript</summary>
      <Code id={`${id}-js`} label={`${id}, in JavaScript`} text={asJavaScript(call)} />
    </details>
    <details class="more">
      <summary>Python</summary>
      <Code id={`${id}-py`} label={`${id}, in Python`} text={asPython(call)} />
    </details>
  </div>
);
