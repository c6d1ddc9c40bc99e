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

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-copy]');
  if (button) void copy(button);
});
document.addEventListener('pointerover', (event) => point(event.target, true));
document.addEventListener('pointerout', (event) => point(event.target, false));
document.addEventListener('focusin', (event) => point(event.target, true));
document.addEventListener('focusout', (event) => point(event.target, false));

// Ctrl+Enter sends the form of a text area, as in a chat.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.target.matches?.('textarea'))
    event.target.form?.requestSubmit();
});

// A second click on a button that works already would do everything twice.
document.addEventListener('submit', (event) => {
  const { submitter } = event;
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
