/**
 * The forty articles that were promised, by postId: category, languages beside Spanish, and the one thing that each gives
 * and others do not, with where it stands in each language and what stands there. An article may link to one of them
 * that is not written yet: its words stand without a link until it is.
 */
export type CountedPart =
  | 'header'
  | 'table'
  | 'rows'
  | 'items'
  | 'checklist'
  | 'checks'
  | 'steps'
  | 'image'
  | 'note'
  | 'warning'
  | 'code';

export type ArticlePromise = {
  readonly category: string;
  readonly also: readonly ('en' | 'ar')[];
  readonly gives: string;
  /** The headings over it, in the languages that it is written in. */
  readonly under: { readonly es: readonly string[] } & Partial<Record<'en' | 'ar', readonly string[]>>;
  /** How many there are below them at least: blocks by their kind, rows of tables, items of lists, lines to check, steps. */
  readonly holds: Readonly<Partial<Record<CountedPart, number>>>;
  /** Words and figures that stand there in every language. */
  readonly names?: readonly string[];
  /** Stands in the footer of every page. */
  readonly isInFooter?: true;
};

export const forty: Readonly<Record<string, ArticlePromise>> = {
  'fill-ds160': {
    category: 'form-guides',
    also: ['en', 'ar'],
    gives: 'every page with the field that goes wrong most, answer before and after',
    under: {
      es: ['Página por página: antes y después'],
      en: ['Page by page: before and after'],
      ar: ['صفحة بعد صفحة: قبل التصحيح وبعده'],
    },
    holds: { rows: 20 },
    names: [
      'Personal 1',
      'Personal 2',
      'Travel.',
      'Travel Companions',
      'Previous U.S. Travel',
      'Address and Phone',
      'Passport.',
      'U.S. Point of Contact',
      'Relatives',
      'Spouse',
      'Work, Present',
      'Work, Previous',
      'Work, Additional',
      'Security 1',
      'Security 2',
      'Security 3',
      'Security 4',
      'Security 5',
      'Photo.',
      'Sign and Submit',
    ],
    isInFooter: true,
  },
  'interview-questions': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'the 24 questions by what they test, no scripts',
    under: {
      es: ['Las 24 preguntas, por lo que prueban'],
      en: ['The 24 questions, by what they test'],
      ar: ['الأسئلة الأربعة والعشرون بحسب ما تختبره'],
    },
    holds: { header: 6, items: 24 },
    isInFooter: true,
  },
  'visa-photo': {
    category: 'requirements',
    also: ['en', 'ar'],
    gives: 'a checklist with drawings of right and wrong',
    under: {
      es: ['Bien y mal: la lista con dibujos'],
      en: ['Right and wrong: the checklist with drawings'],
      ar: ['الصحيح والخطأ: القائمة مع الرسوم'],
    },
    holds: { image: 2, checks: 8, rows: 8 },
    names: ['photo-right', 'photo-wrong'],
    isInFooter: true,
  },
  'renew-visa': {
    category: 'visa-guides',
    also: ['en', 'ar'],
    gives: 'a decision table by class, expiry and country',
    under: {
      es: ['La tabla: clase, vencimiento y país'],
      en: ['The table: class, expiration and country'],
      ar: ['الجدول: الفئة وتاريخ الانتهاء والبلد'],
    },
    holds: { rows: 7 },
    names: ['B-1/B-2', 'H-2A', 'BCC', '{us-waiver-window}'],
    isInFooter: true,
  },
  'visa-denied-214b': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'what counts as changed facts, with three worked cases',
    under: {
      es: ['Qué cuenta como un hecho que cambió', 'Tres casos trabajados'],
      en: ['What counts as a changed fact', 'Three worked cases'],
      ar: ['ما الذي يُعدّ تغيّرًا في الوقائع', 'ثلاث حالات مدروسة'],
    },
    holds: { rows: 7, header: 3 },
    isInFooter: true,
  },
  'canada-from-colombia': {
    category: 'country-specific-guides',
    also: ['en', 'ar'],
    gives: 'week-by-week calendar with biometrics',
    under: {
      es: ['El calendario, semana por semana'],
      en: ['The calendar, week by week'],
      ar: ['التقويم أسبوعًا بأسبوع'],
    },
    holds: { rows: 11 },
    names: ['{ca-biometrics-deadline}', '{ca-wait-colombia}'],
    isInFooter: true,
  },
  'visitor-visa-types': {
    category: 'visa-guides',
    also: ['en', 'ar'],
    gives: 'table by passport and purpose for four countries',
    under: {
      es: ['Tabla por pasaporte: qué te pide cada país', 'Tabla por motivo: qué permite cada visa'],
      en: ['Table by passport: what each country asks of you', 'Table by purpose: what each visa lets you do'],
      ar: ['جدول بحسب جواز السفر', 'جدول بحسب غرض السفر'],
    },
    holds: { table: 2, rows: 9 },
    names: ['B-1/B-2', 'ESTA', 'eTA', 'ETA', '600'],
  },
  'family-total-cost': {
    category: 'requirements',
    also: ['en', 'ar'],
    gives: 'full sum with travel to the CAS, photo, courier, integrity fee note',
    under: {
      es: ['La suma completa, con dos familias inventadas', 'La tarifa: quién la paga y cuándo se pierde'],
      en: ['The full sum, with two invented families', 'The fee: who pays it and when it is lost'],
      ar: ['الحساب كاملًا، مع أسرتين متخيّلتين', 'الرسوم: من يدفعها ومتى تضيع'],
    },
    holds: { rows: 10, warning: 1 },
    names: ['{us-mrv-family-of-four}', 'CAS', '{us-integrity}', '{us-integrity-family-of-four}'],
  },
  'names-in-english': {
    category: 'form-guides',
    also: ['en', 'ar'],
    gives: 'twelve real-shaped names before and after',
    under: {
      es: ['Doce nombres, antes y después'],
      en: ['Twelve names, before and after'],
      ar: ['اثنا عشر اسمًا، قبل وبعد'],
    },
    holds: { rows: 12 },
    names: ['MUNOZ', 'FNU'],
  },
  'employment-letter': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'a model letter with blanks, in es and en',
    under: {
      es: ['Modelo en español', 'Modelo en inglés'],
      en: ['Model in English', 'Model in Spanish'],
      ar: ['النموذج بالإنجليزية', 'النموذج بالإسبانية'],
    },
    holds: { note: 2 },
    names: ['This letter confirms that', 'hace constar que', 'NUMBER', 'NÚMERO'],
  },
  'who-pays': {
    category: 'advice-and-tips',
    also: ['en'],
    gives: 'what each document proves and what it does not',
    under: { es: ['Qué prueba cada documento y qué no'], en: ['What each document proves, and what it does not'] },
    holds: { rows: 12 },
  },
  'arrival-interview': {
    category: 'travel-guides',
    also: ['en'],
    gives: 'the I-94 read line by line',
    under: { es: ['Tu I-94, línea por línea'], en: ['Your I-94, line by line'] },
    holds: { rows: 8 },
    names: [
      'Admission (I-94) Record Number',
      'Most Recent Date of Entry',
      'Class of Admission',
      'Admit Until Date',
      'Last/Surname',
      'Birth Date',
      'Document Number',
      'Country of Citizenship',
    ],
  },
  'travel-with-minors': {
    category: 'travel-guides',
    also: ['en'],
    gives: 'table by country and by who travels',
    under: {
      es: ['Qué permiso pide tu país, según quién viaja'],
      en: ['Which permit your country asks for, by who travels'],
    },
    holds: { rows: 7 },
    names: ['{mx-minor-permit}', '{pe-minor-permit}'],
  },
  transit: {
    category: 'travel-guides',
    also: ['en'],
    gives: 'decision list for transit',
    under: {
      es: ['¿Necesitas visa para tu escala? La lista de decisión'],
      en: ['Do you need a visa for your layover? The decision list'],
    },
    holds: { steps: 7 },
    names: ['C-1', 'ESTA', '{us-visa-passports}'],
  },
  'passport-validity': {
    category: 'requirements',
    also: ['en'],
    gives: 'what to do if it expires in the middle',
    under: {
      es: ['Si vence en medio: qué hacer según dónde vas'],
      en: ['If it expires in the middle: what to do by stage'],
    },
    holds: { rows: 9 },
    names: ['DS-160', 'I-94'],
  },
  'ties-to-home': {
    category: 'requirements',
    also: ['en'],
    gives: 'by life situation: student, independent, retired, homemaker',
    under: { es: ['Tu arraigo según tu vida'], en: ['Your ties, by your life'] },
    holds: { header: 5, items: 20 },
  },
  'criminal-record': {
    category: 'requirements',
    also: ['en'],
    gives: 'examples by kind of record',
    under: { es: ['Qué se declara, por tipo de antecedente'], en: ['What you declare, by kind of record'] },
    holds: { rows: 14 },
  },
  'ds160-work-history': {
    category: 'form-guides',
    also: ['en'],
    gives: 'a timeline sheet to fill before you start',
    under: { es: ['La hoja de tiempo'], en: ['The timeline sheet'] },
    holds: { rows: 4 },
    names: ['____', '{us-ds160-lookback}'],
  },
  'ds160-social-media': {
    category: 'form-guides',
    also: ['en'],
    gives: 'what is asked, five years, deleted accounts',
    under: {
      es: ['Qué pregunta, cuántos años y qué pasa con las cuentas borradas'],
      en: ['What it asks, how many years, and what about deleted accounts'],
    },
    holds: { rows: 6 },
    names: ['{us-ds160-lookback}'],
  },
  'correct-ds160': {
    category: 'form-guides',
    also: ['en'],
    gives: 'what to do by stage, with the number rule',
    under: {
      es: ['La regla del número', 'Qué hacer según el paso en que estás'],
      en: ['The number rule', 'What to do, by the step you are at'],
    },
    holds: { table: 2, rows: 14 },
    names: ['AA', '{us-ds160-match-mx}', '{us-ds160-update-mx}'],
  },
  'imm5257-guide': {
    category: 'form-guides',
    also: ['en'],
    gives: 'how to show funds in CAD with the rate and date',
    under: {
      es: ['El dinero en dólares canadienses, con su tasa y su fecha'],
      en: ['Your money in Canadian dollars, with the rate and the date'],
    },
    holds: { steps: 5, rows: 3 },
    names: ['CAD', 'bankofcanada.ca'],
  },
  'uk-form': {
    category: 'form-guides',
    also: ['en'],
    gives: 'the answers that must agree with bank statements',
    under: {
      es: ['Las respuestas que deben coincidir con tus extractos'],
      en: ['The answers that must agree with your bank statements'],
    },
    holds: { rows: 8 },
  },
  'australia-600': {
    category: 'visa-guides',
    also: ['en'],
    gives: 'checklist against the official criteria',
    under: { es: ['La lista, contra los criterios oficiales'], en: ['The checklist, against the official criteria'] },
    holds: { checklist: 4, checks: 16 },
    names: ['600.211', '8101', '8201'],
  },
  'esta-guide': {
    category: 'visa-guides',
    also: ['en'],
    gives: 'the exclusions as a yes/no list',
    under: {
      es: ['¿Sirve para ti? Las exclusiones en sí o no'],
      en: ['Does it work for you? The exclusions, yes or no'],
    },
    holds: { items: 17 },
    names: ['{us-esta-nationals}', '{us-esta-stay}', '{us-esta-travel}', '{us-esta-cuba-since}'],
  },
  'f1-calendar': {
    category: 'visa-guides',
    also: [],
    gives: 'calendar from admission to arrival, fees in order',
    under: { es: ['El calendario, de la admisión a la llegada', 'Las tarifas, en el orden en que se pagan'] },
    holds: { rows: 10, steps: 5 },
    names: ['I-20', '{us-sevis}', '{us-mrv}', '{us-f1-arrival}'],
  },
  'c1d-crew': {
    category: 'visa-guides',
    also: [],
    gives: 'what the employer letter must hold',
    under: { es: ['Lo que debe decir la carta de la empresa'] },
    holds: { rows: 10, code: 1 },
  },
  'work-visas': {
    category: 'visa-guides',
    also: [],
    gives: 'who files what, by class',
    under: { es: ['Quién presenta qué, clase por clase'] },
    holds: { rows: 11 },
    names: ['I-129', 'H-1B', 'H-2A', 'TN', 'E-2', 'DS-2019'],
  },
  'family-green-card': {
    category: 'green-card-guides',
    also: [],
    gives: 'how to read the visa bulletin with one example',
    under: { es: ['Cómo leer el boletín, con un ejemplo'] },
    holds: { steps: 6 },
    names: ['Final Action Dates', 'Dates for Filing', '{us-bulletin-f4}', '{us-bulletin-f4-filing}'],
  },
  'employment-green-card': {
    category: 'green-card-guides',
    also: [],
    gives: 'one table, no promises',
    under: { es: ['La tabla'] },
    holds: { table: 1, rows: 7 },
    names: ['EB-1A', 'EB-1B', 'EB-1C', 'NIW', 'EB-3'],
  },
  'k1-or-marriage': {
    category: 'marriage-and-family',
    also: [],
    gives: 'time, cost and risk side by side',
    under: { es: ['Tiempo, costo y riesgo, lado a lado'] },
    holds: { rows: 16 },
    names: ['Tiempo', 'Costo', 'Riesgo', '{us-fiance-road}', '{us-spouse-road}'],
  },
  'parents-petition': {
    category: 'marriage-and-family',
    also: [],
    gives: 'checklist by where they live',
    under: { es: ['Tu lista, según donde vivan hoy'] },
    holds: { header: 4, checklist: 3 },
    names: ['I-130', 'I-485', 'I-864'],
  },
  'naturalization-when': {
    category: 'citizenship-and-naturalization',
    also: [],
    gives: 'a date calculator in a table',
    under: { es: ['La calculadora, en una tabla'] },
    holds: { rows: 12 },
  },
  'dual-nationality': {
    category: 'citizenship-and-naturalization',
    also: [],
    gives: 'by country of Latin America',
    under: { es: ['País por país, en América Latina'] },
    holds: { rows: 19 },
    names: [
      ...['Argentina', 'Bolivia', 'Brasil', 'Chile', 'Colombia', 'Costa Rica', 'Cuba', 'Ecuador', 'El Salvador'],
      ...['Guatemala', 'Honduras', 'México', 'Nicaragua', 'Panamá', 'Paraguay', 'Perú', 'República Dominicana'],
      ...['Uruguay', 'Venezuela'],
    ],
  },
  'tps-and-programs': {
    category: 'special-programs',
    also: [],
    gives: 'how to check a programme is alive, official links',
    under: { es: ['Cinco pruebas para saber si un programa está vivo'] },
    holds: { steps: 5 },
    names: ['uscis.gov', 'federalregister.gov', 'egov.uscis.gov'],
  },
  'diversity-lottery': {
    category: 'special-programs',
    also: [],
    gives: 'list of the usual frauds',
    under: { es: ['Las diez estafas de siempre'] },
    holds: { items: 10 },
  },
  'mexico-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'the route by city with times',
    under: { es: ['La ruta por ciudad, con tiempos'] },
    holds: { rows: 10 },
    names: ['{us-mx-waits-on}', '{us-mx-wait-mexico-city}', '{us-mx-wait-juarez}'],
  },
  'peru-ecuador-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'what differs between Lima and Quito',
    under: { es: ['Lo que cambia entre Lima y Quito'] },
    holds: { rows: 7 },
    names: ['{us-ds160-match-pe}', '{us-passport-validity}'],
  },
  'argentina-chile-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'why a Chilean passport may not need it',
    under: { es: ['Por qué con pasaporte chileno quizá no la necesitas'] },
    holds: { rows: 6, items: 6 },
    names: ['{us-chile-waiver-since}', '{us-visa-waiver-countries}', '{us-esta}'],
  },
  'visa-scams': {
    category: 'advice-and-tips',
    also: [],
    gives: 'ten messages that are always false',
    under: { es: ['Los diez mensajes'] },
    holds: { header: 10 },
  },
  'do-it-yourself': {
    category: 'other',
    also: [],
    gives: 'the whole way without us, honestly',
    under: { es: ['El camino completo, en doce pasos'] },
    holds: { steps: 12 },
    names: ['ceac.state.gov', 'usembassy.gov', '{us-mrv}', '{us-mrv-validity}'],
  },
};
