/** How far a form, or the documents of a person, are (spec 3): the words as they are stored and sent. */
export const PROGRESS = ['Not Started', 'In Progress', 'Finished'] as const;
export type Progress = (typeof PROGRESS)[number];
