/** What the guides to the DS-160, the interview and the photo name besides the common rules (D2). */
import { quoted } from '../facts.ts';
import type { Rule } from './rules.ts';

const imagePage =
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos/digital-image-requirements.html';
const photoPage = 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html';
const ds160Page =
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/forms/ds-160-online-nonimmigrant-visa-application/ds-160-faqs.html';

const yearly = { checkedOn: '2026-11-18', shelfLifeDays: 365, ...quoted } as const;

export const interviewAndPhotoRules = {
  /** Both sides of the printed photo, as the authority gives them; `us-photo-side` is the same in centimetres. */
  'us-photo-side-inches': { number: 2, source: photoPage, ...yearly },
  /** Both sides of the file, in pixels. content/visa-photo.ts measures by the same figures. */
  'us-photo-least-pixels': { number: 600, source: imagePage, ...yearly },
  'us-photo-most-pixels': { number: 1200, source: imagePage, ...yearly },
  'us-photo-most-kilobytes': { number: 240, source: imagePage, ...yearly },
  /** From the top of the hair to the chin, in per cent of the height of the photo. */
  'us-photo-least-head': { number: 50, source: imagePage, ...yearly },
  'us-photo-most-head': { number: 69, source: imagePage, ...yearly },
  /** Where the eyes are, in per cent of the height from below. */
  'us-photo-least-eyes': { number: 56, source: imagePage, ...yearly },
  'us-photo-most-eyes': { number: 69, source: imagePage, ...yearly },
  'us-photo-glasses-since': {
    date: '2016-11-01',
    source: 'https://dj.usembassy.gov/no-eye-glasses-photographs/',
    checkedOn: '2026-11-18',
    shelfLifeDays: 365,
    check: 'read at the source',
  },
  /** How many of the latest visits to the country the form asks for. */
  'us-ds160-visits': { number: 5, source: ds160Page, ...yearly },
  /** How far back it asks for jobs, countries, telephone numbers, addresses and networks. */
  'us-ds160-lookback': { count: 5, unit: 'year', source: ds160Page, ...yearly },
} as const satisfies Record<string, Rule>;
