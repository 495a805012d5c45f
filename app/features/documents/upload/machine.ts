/**
 * The queue as a machine: each file goes from stage to stage, two at once, and on by itself when the network is back.
 * What it reaches of the browser comes as ports, so that a test can be the network.
 */
import { type Place, requestOf, type UploadRequest, UploadTrouble } from './client.ts';
import type { PreparedPicture } from './prepare.ts';
import { AT_ONCE, type FailureReason, kindOf, nextAfter, refusalBefore, type Trouble } from './rules.ts';
import type { NewFile, QueueEntry, Stage, Upload } from './upload.ts';

export type Ports = {
  prepare(blob: Blob, quarterTurns: number): Promise<PreparedPicture>;
  join(pictures: readonly Omit<PreparedPicture, 'doubts'>[]): Promise<Blob>;
  ask(user_id: string, wanted: UploadRequest, pass: string | undefined): Promise<Place>;
  put(place: Place, blob: Blob, watch: { onProgress(share: number): void; signal: AbortSignal }): Promise<void>;
  verify(
    user_id: string,
    at: Pick<UploadRequest, 'document_type'> & { file_number: number },
    pass: string | undefined,
  ): Promise<void>;
  drop(user_id: string, at: Pick<UploadRequest, 'document_type'> & { file_number: number }): Promise<unknown>;
  /** Ends after so many seconds, or when the network is back; without a network only then. */
  pause(seconds: number, signal: AbortSignal): Promise<void>;
  show(blob: Blob): string;
  unshow(preview: string): void;
  changed(uploads: readonly Upload[]): void;
  /** The list of this person has changed. */
  arrived(upload: Upload): void;
};

const troubleOf = (error: unknown): Trouble | null => (error instanceof UploadTrouble ? error.trouble : null);

export function makeQueue(ports: Ports) {
  const entries: QueueEntry[] = [];
  let running = 0;
  let made = 0;

  const tell = () => ports.changed(entries.map(({ shown }) => shown));
  function set(entry: QueueEntry, shown: Partial<Upload>) {
    entry.shown = { ...entry.shown, ...shown };
    if (entries.includes(entry)) tell();
  }
  const end = (entry: QueueEntry, stage: Stage, why: FailureReason | null = null) =>
    set(entry, { stage, why, isListed: (stage === 'done' || stage === 'refused') && entry.hasLeft });
  const find = (id: string) => entries.find((entry) => entry.shown.id === id);

  function hide(entry: QueueEntry) {
    if (entry.shown.preview) ports.unshow(entry.shown.preview);
    entry.shown = { ...entry.shown, preview: null };
  }
  function take(entry: QueueEntry) {
    const at = entries.indexOf(entry);
    if (at >= 0) entries.splice(at, 1);
    hide(entry);
    tell();
  }

  /** Bytes may have come although their answer was lost: then nothing is sent twice. */
  async function hasArrived({ file, number, hasLeft }: QueueEntry): Promise<boolean> {
    if (number === undefined || !hasLeft) return false;
    try {
      await ports.verify(file.user_id, { document_type: file.type, file_number: number }, file.pass);
      return true;
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble?.status === 409 || trouble?.status === 404) return false;
      throw error;
    }
  }

  async function look(entry: QueueEntry, number: number): Promise<FailureReason | null> {
    const { file } = entry;
    end(entry, 'checking');
    try {
      await ports.verify(file.user_id, { document_type: file.type, file_number: number }, file.pass);
      return null;
    } catch (error) {
      const trouble = troubleOf(error);
      // Refused is refused; any other failure is only a warning: the list looks again (spec 8).
      if (trouble?.refused_for !== undefined || trouble?.status === 423) throw error;
      return 'unverified';
    }
  }

  const giveBack = ({ file, number }: QueueEntry) => {
    if (number !== undefined && !file.pass)
      void ports.drop(file.user_id, { document_type: file.type, file_number: number }).catch(() => undefined);
  };

  /** Address, bytes, look (spec 4). */
  async function go(entry: QueueEntry): Promise<FailureReason | null> {
    const { file, bytes, stop } = entry;
    if (!bytes) throw new Error('nothing to send');
    if (await hasArrived(entry)) return null;
    end(entry, 'asking');
    const place = await ports.ask(file.user_id, requestOf(entry), file.pass);
    entry.number = place.file_number;
    // Cancelled while this answer was on its way: nothing leaves, and the number goes back.
    if (stop.signal.aborted) {
      giveBack(entry);
      throw stop.signal.reason;
    }
    entry.hasLeft = true;
    set(entry, { stage: 'sending', why: null, progress: 0, file_number: place.file_number });
    const onProgress = (progress: number) => set(entry, { progress });
    await ports.put(place, bytes, { onProgress, signal: stop.signal });
    set(entry, { progress: 1 });
    return look(entry, place.file_number);
  }

  /** True when it is over, one way or the other. */
  async function goOn(entry: QueueEntry): Promise<boolean> {
    try {
      const why = await go(entry);
      end(entry, 'done', why);
      ports.arrived(entry.shown);
      return true;
    } catch (error) {
      if (entry.stop.signal.aborted) return true;
      const trouble = troubleOf(error);
      if (!trouble) {
        end(entry, 'failed', (error as Error).message === 'Failed to get upload URL' ? 'no_address' : 'server');
        return true;
      }
      const after = nextAfter(trouble, entry.tried);
      if (after.next === 'refused' || after.next === 'failed') {
        end(entry, after.next, after.why);
        // The list tells it, too, with its number.
        if (after.next === 'refused' && entry.hasLeft) ports.arrived(entry.shown);
        return true;
      }
      entry.tried += 1;
      if (after.next === 'fresh') {
        entry.hasLeft = false;
        if (!after.keepsNumber) entry.number = undefined;
        return false;
      }
      end(entry, 'waiting', 'network');
      await ports.pause(after.seconds, entry.stop.signal);
      return entry.stop.signal.aborted;
    }
  }

  async function run(entry: QueueEntry) {
    running += 1;
    while (!(await goOn(entry)));
    running -= 1;
    pump();
  }

  function pump() {
    const isNext = ({ shown }: QueueEntry) => shown.stage === 'waiting' && shown.why === 'turn';
    while (running < AT_ONCE) {
      const next = entries.find(isNext);
      if (!next) return;
      end(next, 'asking');
      void run(next);
    }
  }

  function line(entry: QueueEntry) {
    end(entry, 'waiting', 'turn');
    pump();
  }

  function tryAgain(entry: QueueEntry) {
    entry.tried = 0;
    line(entry);
  }

  async function prepare(entry: QueueEntry) {
    const { file } = entry;
    const kind = kindOf({ name: file.name, type: file.blob.type });
    const refusal = refusalBefore(file.blob, kind, file.isReady === true);
    if (refusal) return end(entry, 'refused', refusal);
    if (kind === 'pdf' || (file.isReady && kind !== 'heic')) {
      // Some choosers know a PDF by its name alone, and call it a stream of bytes.
      const type = kind === 'pdf' ? 'application/pdf' : file.blob.type;
      entry.bytes = file.blob.type === type ? file.blob : new Blob([file.blob], { type });
      if (kind !== 'pdf') set(entry, { preview: ports.show(file.blob) });
      return line(entry);
    }
    end(entry, 'preparing');
    const turned = entry.quarterTurns;
    const picture = await ports.prepare(file.blob, turned).catch(() => null);
    if (entry.stop.signal.aborted || entry.quarterTurns !== turned) return;
    if (!picture) return end(entry, 'refused', kind === 'heic' ? 'heic' : 'unreadable');
    const tooLarge = refusalBefore(picture.blob, 'picture', true);
    if (tooLarge) return end(entry, 'refused', tooLarge);
    entry.picture = picture;
    entry.bytes = picture.blob;
    hide(entry);
    set(entry, { preview: ports.show(picture.blob), doubts: file.doubts ?? picture.doubts });
    const isDoubtful = entry.shown.doubts.length > 0 && !entry.note;
    if (file.isHeld || isDoubtful) return end(entry, 'held');
    line(entry);
  }

  function addFile(file: NewFile): string {
    made += 1;
    const id = `upload-${made}`;
    const { user_id, type, name, note } = file;
    const shown: Upload = {
      ...{ id, user_id, type, name, stage: 'preparing', progress: 0, why: null, preview: null, isListed: false },
      file_number: null,
      doubts: file.doubts ?? [],
    };
    const entry: QueueEntry = {
      ...{ file, shown, note, bytes: null, picture: null, quarterTurns: 0, number: undefined },
      ...{ hasLeft: false, tried: 0, stop: new AbortController() },
    };
    entries.push(entry);
    tell();
    void prepare(entry);
    return id;
  }

  return {
    addFile,
    /** What was held leaves; a picture that is hard to read with a word of why. */
    release(id: string, note?: string) {
      const entry = find(id);
      if (entry?.shown.stage !== 'held') return;
      if (entry.shown.doubts.length > 0 && !note?.trim()) return;
      entry.note = note?.trim() || undefined;
      line(entry);
    },
    /** A quarter to the right. */
    turn(id: string) {
      const entry = find(id);
      if (entry?.shown.stage !== 'held') return;
      entry.quarterTurns = (entry.quarterTurns + 1) % 4;
      void prepare(entry);
    },
    /** Held photos of one document as pages of one PDF; what was hard to read in them goes along. */
    async join(ids: readonly string[], name: string, note?: string) {
      const parts = ids
        .flatMap((id) => find(id) ?? [])
        .filter(({ shown, picture }) => shown.stage === 'held' && picture);
      const [first] = parts;
      if (!first) return;
      for (const part of parts) end(part, 'preparing');
      const pictures = parts.flatMap(({ picture }) => picture ?? []);
      const blob = await ports.join(pictures).catch(() => null);
      const why = blob ? refusalBefore(blob, 'pdf', true) : 'unreadable';
      if (!blob || why) {
        // They are still here, and can go one by one.
        for (const part of parts) end(part, 'held', why);
        return;
      }
      const doubts = [...new Set(parts.flatMap(({ shown }) => shown.doubts))];
      for (const part of parts) take(part);
      const { isHeld: _, ...file } = first.file;
      addFile({ ...file, blob, name, doubts, isReady: true, ...(note && { note }) });
    },
    cancel(id: string) {
      const entry = find(id);
      if (!entry) return;
      entry.stop.abort();
      take(entry);
      if (entry.shown.stage !== 'done') giveBack(entry);
    },
    retry(id: string) {
      const entry = find(id);
      if (entry?.shown.stage === 'failed') tryAgain(entry);
    },
    /** The network is back: what it had failed goes on by itself, on whichever screen its person is. */
    retryLost() {
      for (const entry of entries) if (entry.shown.stage === 'failed' && entry.shown.why === 'network') tryAgain(entry);
    },
    /** Once the list shows them. */
    forget(ids: readonly string[]) {
      for (const id of ids) {
        const entry = find(id);
        if (entry) take(entry);
      }
    },
  };
}
