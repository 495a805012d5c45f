/** What staff write to a person: usual texts to begin with, by mail or as a text for WhatsApp. */
export const TEMPLATES = ['welcome', 'questions', 'payment', 'form', 'documents', 'returned', 'appointment'] as const;
export type Template = (typeof TEMPLATES)[number];
export const CHANNELS = ['mail', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

export const SUBJECT_LENGTH = 150;
export const MESSAGE_LENGTH = 3000;

/** A paragraph ends at an empty line. */
export const paragraphsOf = (message: string) =>
  message
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);
