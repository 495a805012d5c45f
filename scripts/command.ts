/** A command says what it did in one line, or why it did not, and ends with the right code. */
export async function runCommand(work: () => Promise<string>) {
  try {
    console.log(await work());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
