/** Works on one picture beside the page, which stays quick; what it holds ends with it. */

import type { Crop } from './crop.ts';
import { type CropProposal, type FinishedPhoto, make, propose } from './darkroom.ts';

export type Order = { readonly number: number; readonly open?: ImageBitmap; readonly crop?: Crop };
export type Answer = { readonly number: number; readonly done?: CropProposal | FinishedPhoto; readonly failed?: true };

let picture: ImageBitmap | undefined;

async function work({ open, crop }: Order): Promise<CropProposal | FinishedPhoto> {
  if (open) {
    picture?.close();
    picture = open;
  }
  if (!picture) throw new Error('no picture');
  return crop ? make(picture, crop) : propose(picture);
}

const page = self as unknown as {
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage: (answer: Answer) => void;
};
page.onmessage = ({ data }) => {
  work(data).then(
    (done) => page.postMessage({ number: data.number, done }),
    () => page.postMessage({ number: data.number, failed: true }),
  );
};
