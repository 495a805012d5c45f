/**
 * The digital photo of an American visa application, as the Department of State asks for it
 * (https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos/digital-image-requirements.html;
 * quoted by others, to be read there again each year).
 */
export const visaPhoto = {
  /** Both sides, in pixels. */
  leastSide: 600,
  mostSide: 1200,
  /** Kilobytes of a thousand: below the limit however it is counted. */
  mostKilobytes: 240,
  /** From the top of the hair to the chin, as a share of the height. */
  leastHead: 0.5,
  mostHead: 0.69,
  /** Where the eyes are, as a share of the height from below. */
  leastEyes: 0.56,
  mostEyes: 0.69,
} as const;
