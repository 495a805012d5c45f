/** Opens and closes dialogs by attributes alone (`command`, `commandfor`); older browsers get the same by a click. */
type CommandName = 'show-modal' | 'close';

const isNative = () => 'commandForElement' in HTMLButtonElement.prototype;

function run(name: string, id: string) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (name === 'show-modal' && !dialog.open) dialog.showModal();
  if (name === 'close') dialog.close();
}

/** The dialog closes as if its cross had been pressed: the focus goes back to where it came from. */
export const closeDialog = (id: string) => run('close', id);

/** Attributes for a button. The handler is for hydrated pages in browsers without commands. */
export const command = (name: CommandName, id: string) => ({
  command: name,
  commandfor: id,
  onClick: () => {
    if (!isNative()) run(name, id);
  },
});

/** The same for documents, which no React wakes: one listener for the whole page. */
export function answerCommands() {
  if (isNative()) return;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
    if (button) run(button.getAttribute('command') ?? '', button.getAttribute('commandfor') ?? '');
  });
}
