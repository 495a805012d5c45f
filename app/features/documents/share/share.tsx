/** One document for several people of the family: the row is copied, not the bytes (D50). */
export function ShareFile(_props: {
  user_id: string;
  file: { type: string; file_number: number };
  family: readonly { user_id: string; first_name: string }[];
  onDone: () => void;
}) {
  return null;
}
