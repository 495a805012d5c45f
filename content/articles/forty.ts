/**
 * The forty articles that were promised, by postId: category, languages beside Spanish, and the one thing that each gives
 * and others do not, with where it stands. An article may link to one of them that is not written yet: its words stand
 * without a link until it is.
 */
type Promised = {
  readonly category: string;
  readonly also: readonly ('en' | 'ar')[];
  readonly gives: string;
  /** The headings of the Spanish text over it. */
  readonly under: readonly string[];
  /** Stands in the footer of every page. */
  readonly isInFooter?: true;
};

export const forty: Readonly<Record<string, Promised>> = {
  'fill-ds160': {
    category: 'form-guides',
    also: ['en', 'ar'],
    gives: 'every page with the field that goes wrong most, answer before and after',
    under: ['Página por página: antes y después'],
    isInFooter: true,
  },
  'interview-questions': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'the 24 questions by what they test, no scripts',
    under: ['Las 24 preguntas, por lo que prueban'],
    isInFooter: true,
  },
  'visa-photo': {
    category: 'requirements',
    also: ['en', 'ar'],
    gives: 'a checklist with drawings of right and wrong',
    under: ['Bien y mal: la lista con dibujos'],
    isInFooter: true,
  },
  'renew-visa': {
    category: 'visa-guides',
    also: ['en', 'ar'],
    gives: 'a decision table by class, expiry and country',
    under: ['La tabla: clase, vencimiento y país'],
    isInFooter: true,
  },
  'visa-denied-214b': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'what counts as changed facts, with three worked cases',
    under: ['Qué cuenta como un hecho que cambió', 'Tres casos trabajados'],
    isInFooter: true,
  },
  'canada-from-colombia': {
    category: 'country-specific-guides',
    also: ['en', 'ar'],
    gives: 'week-by-week calendar with biometrics',
    under: ['El calendario, semana por semana'],
    isInFooter: true,
  },
  'visitor-visa-types': {
    category: 'visa-guides',
    also: ['en', 'ar'],
    gives: 'table by passport and purpose for four countries',
    under: ['Tabla por pasaporte: qué te pide cada país', 'Tabla por motivo: qué permite cada visa'],
  },
  'family-total-cost': {
    category: 'requirements',
    also: ['en', 'ar'],
    gives: 'full sum with travel to the CAS, photo, courier, integrity fee note',
    under: ['La suma completa, con dos familias inventadas', 'La tarifa: quién la paga y cuándo se pierde'],
  },
  'names-in-english': {
    category: 'form-guides',
    also: ['en', 'ar'],
    gives: 'twelve real-shaped names before and after',
    under: ['Doce nombres, antes y después'],
  },
  'employment-letter': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'a model letter with blanks, in es and en',
    under: ['Modelo en español', 'Modelo en inglés'],
  },
  'who-pays': {
    category: 'advice-and-tips',
    also: ['en'],
    gives: 'what each document proves and what it does not',
    under: ['Qué prueba cada documento y qué no'],
  },
  'arrival-interview': {
    category: 'travel-guides',
    also: ['en'],
    gives: 'the I-94 read line by line',
    under: ['Tu I-94, línea por línea'],
  },
  'travel-with-minors': {
    category: 'travel-guides',
    also: ['en'],
    gives: 'table by country and by who travels',
    under: ['Qué permiso pide tu país, según quién viaja'],
  },
  transit: {
    category: 'travel-guides',
    also: ['en'],
    gives: 'decision list for transit',
    under: ['¿Necesitas visa para tu escala? La lista de decisión'],
  },
  'passport-validity': {
    category: 'requirements',
    also: ['en'],
    gives: 'what to do if it expires in the middle',
    under: ['Si vence en medio: qué hacer según dónde vas'],
  },
  'ties-to-home': {
    category: 'requirements',
    also: ['en'],
    gives: 'by life situation: student, independent, retired, homemaker',
    under: ['Tu arraigo según tu vida'],
  },
  'criminal-record': {
    category: 'requirements',
    also: ['en'],
    gives: 'examples by kind of record',
    under: ['Qué se declara, por tipo de antecedente'],
  },
  'ds160-work-history': {
    category: 'form-guides',
    also: ['en'],
    gives: 'a timeline sheet to fill before you start',
    under: ['La hoja de tiempo'],
  },
  'ds160-social-media': {
    category: 'form-guides',
    also: ['en'],
    gives: 'what is asked, five years, deleted accounts',
    under: ['Qué pregunta, cuántos años y qué pasa con las cuentas borradas'],
  },
  'correct-ds160': {
    category: 'form-guides',
    also: ['en'],
    gives: 'what to do by stage, with the number rule',
    under: ['La regla del número', 'Qué hacer según el paso en que estás'],
  },
  'imm5257-guide': {
    category: 'form-guides',
    also: ['en'],
    gives: 'how to show funds in CAD with the rate and date',
    under: ['El dinero en dólares canadienses, con su tasa y su fecha'],
  },
  'uk-form': {
    category: 'form-guides',
    also: ['en'],
    gives: 'the answers that must agree with bank statements',
    under: ['Las respuestas que deben coincidir con tus extractos'],
  },
  'australia-600': {
    category: 'visa-guides',
    also: ['en'],
    gives: 'checklist against the official criteria',
    under: ['La lista, contra los criterios oficiales'],
  },
  'esta-guide': {
    category: 'visa-guides',
    also: ['en'],
    gives: 'the exclusions as a yes/no list',
    under: ['¿Sirve para ti? Las exclusiones en sí o no'],
  },
  'f1-calendar': {
    category: 'visa-guides',
    also: [],
    gives: 'calendar from admission to arrival, fees in order',
    under: ['El calendario, de la admisión a la llegada', 'Las tarifas, en el orden en que se pagan'],
  },
  'c1d-crew': {
    category: 'visa-guides',
    also: [],
    gives: 'what the employer letter must hold',
    under: ['Lo que debe decir la carta de la empresa'],
  },
  'work-visas': {
    category: 'visa-guides',
    also: [],
    gives: 'who files what, by class',
    under: ['Quién presenta qué, clase por clase'],
  },
  'family-green-card': {
    category: 'green-card-guides',
    also: [],
    gives: 'how to read the visa bulletin with one example',
    under: ['Cómo leer el boletín, con un ejemplo'],
  },
  'employment-green-card': {
    category: 'green-card-guides',
    also: [],
    gives: 'one table, no promises',
    under: ['La tabla'],
  },
  'k1-or-marriage': {
    category: 'marriage-and-family',
    also: [],
    gives: 'time, cost and risk side by side',
    under: ['Tiempo, costo y riesgo, lado a lado'],
  },
  'parents-petition': {
    category: 'marriage-and-family',
    also: [],
    gives: 'checklist by where they live',
    under: ['Tu lista, según donde vivan hoy'],
  },
  'naturalization-when': {
    category: 'citizenship-and-naturalization',
    also: [],
    gives: 'a date calculator in a table',
    under: ['La calculadora, en una tabla'],
  },
  'dual-nationality': {
    category: 'citizenship-and-naturalization',
    also: [],
    gives: 'by country of Latin America',
    under: ['País por país, en América Latina'],
  },
  'tps-and-programs': {
    category: 'special-programs',
    also: [],
    gives: 'how to check a programme is alive, official links',
    under: ['Cinco pruebas para saber si un programa está vivo'],
  },
  'diversity-lottery': {
    category: 'special-programs',
    also: [],
    gives: 'list of the usual frauds',
    under: ['Las diez estafas de siempre'],
  },
  'mexico-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'the route by city with times',
    under: ['La ruta por ciudad, con tiempos'],
  },
  'peru-ecuador-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'what differs between Lima and Quito',
    under: ['Lo que cambia entre Lima y Quito'],
  },
  'argentina-chile-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'why a Chilean passport may not need it',
    under: ['Por qué con pasaporte chileno quizá no la necesitas'],
  },
  'visa-scams': {
    category: 'advice-and-tips',
    also: [],
    gives: 'ten messages that are always false',
    under: ['Los diez mensajes'],
  },
  'do-it-yourself': {
    category: 'other',
    also: [],
    gives: 'the whole way without us, honestly',
    under: ['El camino completo, en doce pasos'],
  },
};
