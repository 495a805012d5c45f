/**
 * The numbers that an article may write itself, each with its reason. Every other figure of its text is a reference to
 * content/facts.ts or belongs to an example that says it is invented (D2).
 */

/** Names that hold a number: they change only when the thing itself does. */
export const numberedNames: readonly RegExp[] = [
  // Addresses of the web.
  /(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:gov|com|org)\b[\w/.-]*/gi,
  // Forms: DS-160, IMM 5257, I-129F, N-400, Form 1229, Schedule 1.
  /\b(?:DS|I|N)-\d+[A-Z]?\b/g,
  /\bIMM \d{4}\b/g,
  /\b(?:Form|Formulario) 1229\b|\bSchedule 1\b/g,
  // Sections, articles and conditions of laws.
  /\b2(?:12|14|21)\([a-g]\)(?:\(\d\)\([A-Z]\))?|(?:sección|section) 212\b/gi,
  /(?:cláusula|clause) 600\.211\b|(?:condición|condition) 8\d{3}\b/gi,
  /\bLey \d+(?: de \d{4})?|\bartículo \d+/g,
  // Classes of visas and of work permits: B-1/B-2, C-1/D, H-1B1, EB-2, F2A, A12, visa 600, DV-2027.
  /\b(?:[A-Z]|EB)-\d[A-Z]?\d?\b/g,
  /\b(?:B[12]|B1\/B2|F[1-4][AB]?|EB-\d[A-C]?|A12|C11|C19|DV-\d{4})\b/g,
  /(?:visas?|la|the|تأشيرة|التأشيرة) 60[02]\b|\b60[02](?: visas?\b|[,،] (?=\p{L}))|رقمها 602/giu,
  // Designations go by their year.
  /designación de 2021\b/g,
];

type Own = { readonly is: RegExp; readonly why: string };

/** By postId: what an article counts, numbers or computes itself, and addresses. */
export const ownNumbers: Readonly<Record<string, readonly Own[]>> = {
  'argentina-chile-us-visa': [{ is: /Av\. (?:Colombia 4300|Córdoba 5160)/g, why: 'addresses' }],
  'arrival-interview': [{ is: /dos semanas antes|two weeks before/g, why: 'our advice for an alarm' }],
  'australia-600': [
    {
      is: /dos semanas de paseo|two weeks of sightseeing|ahorro de cuatro años|four years of savings/g,
      why: 'plans of an example',
    },
    { is: /diez días de paseo|ten days is/g, why: 'the plan of an example' },
  ],
  'canada-from-colombia': [
    { is: /veinte semanas|twenty weeks|عشرين أسبوعًا/g, why: 'the length of our plan' },
    {
      is: /(?<![\d.,])(?:[1-9]|1\d|20)(?: (?:a|to|y|and|إلى|و))?(?= [\p{L}\d])|و(?:8|19)\b/gu,
      why: 'weeks of our plan',
    },
    { is: /(?:la|week|semana) \d(?=[,\s])/gi, why: 'weeks of our plan' },
  ],
  'criminal-record': [{ is: /seis meses de pena|six months suspended/g, why: 'the sentence of an invented person' }],
  'do-it-yourself': [
    {
      is: /(?:Cinco|Diez|Quince|Veinte) minutos|Dos horas|repartido en dos semanas/g,
      why: 'our estimates of the work',
    },
  ],
  'ds160-social-media': [{ is: /cinco minutos|five minutes/g, why: 'our estimate for the list' }],
  'ds160-work-history': [{ is: /last three months/g, why: 'our advice for an average' }],
  'esta-guide': [{ is: /\b(?:[1-9]|1[0-7])\. (?=\p{L}|¿)|(?:Pregunta|Question) 13/gu, why: 'our seventeen questions' }],
  'family-green-card': [{ is: /los pasos 4 y 5/g, why: 'steps of the list above' }],
  'family-total-cost': [
    { is: /cuatro días distintos|أربعة أيام مختلفة/g, why: 'a day for each of four people' },
    { is: /(?:hijo de|son of) 9\b/g, why: 'the invented family, further down' },
    { is: /, 0\)|: 0\)/g, why: 'a photo taken at home costs nothing' },
  ],
  'fill-ds160': [{ is: /(?:Personal|Security) [1-5]\./g, why: 'pages of the form' }],
  'imm5257-guide': [
    { is: /\b20\d\d-\d\d\b/g, why: 'months of an invented accountant' },
    { is: /Rates of October 30, 2026/g, why: 'the invented funds sheet' },
  ],
  'interview-questions': [
    { is: /\b24\b/g, why: 'our count of questions; the test of promises counts them' },
    { is: /(?:Duda|Doubt|الأمر) [1-6]/g, why: 'our six doubts' },
  ],
  'mexico-us-visa': [
    { is: /Nueve semanas/g, why: 'the time between two days that are facts' },
    { is: /ganar tres semanas/g, why: 'an example of a gain' },
    { is: /Presa Angostura 225|Hamburgo 213/g, why: 'addresses' },
  ],
  'names-in-english': [{ is: /(?:La regla|Rule) 3\b/g, why: 'rules of the list above' }],
  'naturalization-when': [
    {
      is: /\b\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g,
      why: 'days that a test computes from the fact',
    },
    { is: /\b2028\b/g, why: 'the next leap year' },
  ],
  'passport-validity': [{ is: /dos meses|two months/g, why: 'what is left to the passport of an example' }],
  'peru-ecuador-us-visa': [
    { is: /dos semanas de espera/g, why: 'an example of a wait' },
    { is: /cuadra 17|E12-170/g, why: 'addresses' },
  ],
  'ties-to-home': [
    { is: /tres minutos|three minutes/g, why: 'a way of saying: shortly' },
    {
      is: /dos semanas|diez días|tres semanas|cuatro años|two weeks|ten days|three weeks|four years/g,
      why: 'what invented people say',
    },
    { is: /cinco meses|five months/g, why: 'a stay of an example' },
    { is: /20 de enero|January 20|3 de febrero|February 3|el 8 y|the 8th/g, why: 'what invented people say' },
  ],
  'tps-and-programs': [{ is: /diez minutos/g, why: 'our estimate for the five checks' }],
  transit: [
    { is: /dos horas|two hours/g, why: 'a layover of an example' },
    { is: /tres horas|three hours/g, why: 'our advice, said to be ours' },
  ],
  'uk-form': [
    {
      is: /doce meses|twelve months|Seis meses|seis meses|Six months/g,
      why: 'a year of pay, and our advice on statements',
    },
    {
      is: /hace tres semanas|three weeks ago|Once días|Eleven days|ocho años|eight years/g,
      why: 'plans and pasts of invented people',
    },
    {
      is: /Promedio de tres meses|Three-month average|plan de tres semanas|tiene tres semanas|three-week plan|three weeks off/g,
      why: 'our advice, and a plan of an example',
    },
    { is: /14 de mayo|el 20\.|9 al 22|May 14|May 20|May 9 to 22/g, why: 'a plan that somebody invented writes' },
  ],
  'visa-photo': [
    { is: /diez minutos|ten minutes|عشر دقائق/g, why: 'our estimate for the photo' },
    { is: /(?<![\d.,])[1-8](?= \p{L})/gu, why: 'numbers of the drawings' },
    { is: /(?:del|from|من) 1 (?:al|to|إلى) 8/g, why: 'numbers of the drawings' },
  ],
  'visitor-visa-types': [
    { is: /tres años|three years/g, why: 'a cousin of an example' },
    { is: /tres días de feria|three days at|ثلاثة أيام/g, why: 'the plan of an example' },
    { is: /Dos minutos|Two minutes/g, why: 'our estimate of reading' },
  ],
  'who-pays': [
    { is: /tres meses|three months/g, why: 'our advice for an average' },
    { is: /cinco meses|five months|ocho días|eight days/g, why: 'the account of an invented person' },
  ],
  'work-visas': [{ is: /noventa días/g, why: 'what a swindler promises' }],
};
