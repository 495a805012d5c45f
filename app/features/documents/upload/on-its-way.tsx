/** All that is on its way for one document of one person: what waits to be looked at, then what moves or has failed. */
import { HeldFiles } from './held-files.tsx';
import { UploadLine } from './line.tsx';
import { useUploads } from './shown-uploads.ts';
import type { Upload } from './upload.ts';

type Props = {
  user_id: string;
  type: string;
  title: string;
  /** Numbers that the list has already: told once is enough. */
  listed?: readonly number[];
  onAnother: () => void;
};

/** While a photo is turned it is prepared once more, and stays where it is. */
const isHeld = ({ stage, preview }: Upload) => stage === 'held' || (stage === 'preparing' && preview !== null);

export function OnItsWay({ user_id, type, title, listed = [], onAnother }: Props) {
  const isTold = ({ isListed, file_number }: Upload) => isListed && listed.includes(file_number ?? 0);
  const uploads = useUploads().filter(
    (upload) => upload.user_id === user_id && upload.type === type && !isTold(upload),
  );
  const held = uploads.filter(isHeld);
  const moving = uploads.filter((upload) => !isHeld(upload));
  if (uploads.length === 0) return null;
  return (
    <div className="grid gap-2">
      {moving.length > 0 && (
        <ul className="divide-y divide-line">
          {moving.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {held.length > 0 && <HeldFiles uploads={held} title={title} onAnother={onAnother} />}
    </div>
  );
}
