// Comforts where scripts run; every page works without.
document.documentElement.classList.add('js');

/** Copies what an element holds, and says so where screen readers hear it. */
async function copy(button) {
  const source = document.getElementById(button.dataset.copy);
  if (source === null) return;
  const label = button.dataset.label ?? button.textContent;
  button.dataset.label = label;
  try {
    await navigator.clipboard.writeText(source.value ?? source.textContent);
    button.textContent = 'Copied';
  } catch {
    // Without permission, or without TLS: what is selected can be copied by hand.
    if (source.select) source.select();
    else getSelection().selectAllChildren(source);
    button.textContent = 'Selected';
  }
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
}

/** Shows a finding and its row in the table together. */
function point(target, on) {
  const id = target.closest?.('[data-finding]')?.dataset.finding;
  if (id === undefined) return;
  for (const one of document.querySelectorAll(`[data-finding="${CSS.escape(id)}"]`))
    one.classList.toggle('pointed', on);
}

/** Sends a form with a file and shows how much of it has gone. The page that is answered takes the place of this one. */
function upload(form, shown) {
  const bar = shown.querySelector('progress');
  const words = shown.querySelector('[data-working]');
  // Not `form.action`: that may be a field of this name.
  const target = new URL(form.getAttribute('action'), location.href);
  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) bar.value = loaded / total;
  });
  request.upload.addEventListener('load', () => {
    bar.value = 1;
    words.textContent = words.dataset.working;
  });
  request.addEventListener('load', () => {
    if (request.response === null || new URL(request.responseURL).pathname !== target.pathname)
      location.assign(request.responseURL);
    else turnTo(request.response, target.hash.slice(1));
  });
  // The browser says better what is wrong with the connection.
  request.addEventListener('error', () => form.submit());
  request.open('POST', target);
  request.responseType = 'document';
  request.send(new FormData(form));
  shown.hidden = false;
}

/** Shows another page in the place of this one, and goes to a part of it. */
function turnTo(page, id) {
  document.title = page.title;
  document.body.replaceWith(page.body);
  scrollTo(0, 0);
  const part = document.getElementById(id) ?? document.querySelector('[role=alert]');
  if (part === null) return;
  part.tabIndex = -1;
  part.focus();
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-copy]');
  if (button) void copy(button);
});
document.addEventListener('pointerover', (event) => point(event.target, true));
document.addEventListener('pointerout', (event) => point(event.target, false));
document.addEventListener('focusin', (event) => point(event.target, true));
document.addEventListener('focusout', (event) => point(event.target, false));

// A code behind `#` was sent to nobody, not even to this service: it goes into its field, and out of the history.
function takeCode() {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  const field = document.querySelector('input[name=code]');
  if (code === null || field === null) return;
  field.value = code;
  history.replaceState(null, '', location.pathname);
}
takeCode();
addEventListener('hashchange', takeCode);

// Ctrl+Enter sends the form of a text area, as in a chat.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.target.matches?.('textarea'))
    event.target.form?.requestSubmit();
});

// A second click on a button that works already would do everything twice.
document.addEventListener('submit', (event) => {
  const { submitter } = event;
  const shown = event.target.querySelector('[data-upload]');
  if (shown !== null) {
    event.preventDefault();
    upload(event.target, shown);
  }
  if (submitter === null || event.target.dataset.again !== undefined) return;
  setTimeout(() => {
    submitter.disabled = true;
    if (submitter.dataset.busy) submitter.textContent = submitter.dataset.busy;
  });
});
// A page that comes back from the history is ready again.
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button[type=submit][disabled]')) button.disabled = false;
});
