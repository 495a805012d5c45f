/** "Continue on your phone": a code to scan, for this person's files alone. */
export function ContinueOnPhone(_props: { user_id: string }) {
  return null;
}
