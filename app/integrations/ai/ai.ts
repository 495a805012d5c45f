/** A service that writes: any OpenAI-compatible one, by LLM_BASE_URL. Without one the rules write a risk result, and people their own English. */
export type WrittenTexts = { encouragement: string; biggestPitfall: string; interviewFocus: string };

/** What it is told: facts by our own words only, never what somebody typed (T34). */
export type RiskFacts = {
  language: 'Spanish' | 'English' | 'Arabic';
  band: string;
  helps: readonly string[];
  hurts: readonly string[];
  questions: readonly string[];
};

export type Writer = {
  /** For whoever decides whether something is sent there. */
  service: { readonly host: string; readonly model: string };
  write(facts: RiskFacts): Promise<WrittenTexts>;
  /** An answer in English. What it names stands behind marks like [1], which stay. */
  translate(masked: string): Promise<string>;
};
