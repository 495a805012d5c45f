/** What was read of the passport, each field to confirm, and what differs elsewhere. */
export function PassportPanel(_props: {
  user_id: string;
  /** The numbers of the uploaded files of the type `passport`, in order. */
  files: readonly number[];
}) {
  return null;
}
