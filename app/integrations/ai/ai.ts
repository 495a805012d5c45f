/** A service that writes the texts of a risk result: any OpenAI-compatible one, by LLM_BASE_URL; or none, and then the rules write. */
export type WrittenTexts = { encouragement: string; biggestPitfall: string; interviewFocus: string };

/** What it is told: facts by our own words only, never what somebody typed (T34). */
export type RiskFacts = {
  language: 'Spanish' | 'English' | 'Arabic';
  band: string;
  helps: readonly string[];
  hurts: readonly string[];
  questions: readonly string[];
};

export type Writer = { write(facts: RiskFacts): Promise<WrittenTexts> };
