import type { Factor, FactorText } from '../factors.ts';
import type { sharedOptions } from './options.ts';

export const options: Record<Exclude<keyof typeof sharedOptions, 'countries'>, Readonly<Record<string, string>>> = {
  yes_no: {
    Y: 'Sí',
    N: 'No',
  },
  employment: {
    formal_2y: 'Empleo formal, más de 2 años',
    formal_6_24m: 'Empleo formal, de 6 meses a 2 años',
    formal_new: 'Empleo formal, menos de 6 meses',
    business: 'Negocio o trabajo propio, con registro',
    informal: 'Trabajo por mi cuenta, sin registro',
    student: 'Estudio, con matrícula al día',
    retired: 'Jubilación, con pensión',
    homemaker: 'Cuido el hogar y mi pareja tiene ingresos',
    unemployed: 'Sin trabajo por ahora',
  },
  income: {
    twice: 'Alcanza para el doble de lo que cuesta',
    covers: 'Alcanza para el viaje',
    tight: 'Alcanza muy justo',
    cannot_show: 'No alcanza, o no se puede demostrar',
  },
  family: {
    spouse_and_children: 'Mi pareja y mis hijos',
    spouse_or_children: 'Mi pareja o mis hijos',
    parents: 'Solo mis padres',
    nobody: 'Ninguno de ellos',
  },
  travel: {
    strong: 'EE. UU., Canadá, Reino Unido, Schengen, Australia o Japón',
    several: 'Otros países, tres o más',
    few: 'Otros países, uno o dos',
    none: 'Ninguno',
  },
  us_refusals: {
    none: 'No, nunca',
    one_old: 'Una vez, hace más de 2 años',
    one_recent: 'Una vez, en los últimos 2 años',
    two: 'Dos veces o más',
  },
  refusals: {
    none: 'No, nunca',
    one: 'Una vez',
    two: 'Dos veces o más',
  },
  crime: {
    none: 'No, nunca',
    minor: 'Algo menor, de hace tiempo y ya cerrado',
    dui: 'Alcohol al volante en los últimos 5 años',
    serious: 'Drogas, violencia, fraude u otro delito grave',
  },
  family_us: {
    none: 'No, o solo con visa temporal',
    resident: 'Sí, con residencia o ciudadanía',
    no_status: 'Sí, sin estatus migratorio',
  },
};

export const factors: Record<Factor, FactorText> = {
  purpose: {
    name: 'Motivo del viaje',
    helps: 'El motivo de tu viaje es claro y es el de esta visa. Así se entiende mejor todo lo demás.',
    hurts: 'Cuando el motivo no queda claro, o no es el de esta visa, el oficial puede dudar del plan completo.',
    change: 'Di en dos frases a qué vas, cuándo y con quién, y confirma que la visa que pides sirve para eso.',
  },
  stay: {
    name: 'Duración del viaje',
    helps: 'Un viaje de esa duración se entiende bien junto a la vida que te espera en casa.',
    hurts:
      'En una visita larga, el oficial suele preguntarse quién se ocupa de tu trabajo, tu casa y tus gastos mientras no estás.',
    change: 'Si tu plan lo permite, acorta el viaje a lo que de verdad necesitas y pon fecha de ida y de vuelta.',
  },
  payer: {
    name: 'Quién paga',
    helps: 'Se sabe quién paga y es fácil entender por qué, así que el dinero deja pocas preguntas abiertas.',
    hurts:
      'Si paga alguien lejano, o aún no se sabe quién, el oficial puede preguntarse por qué lo hace y si el dinero está.',
    change:
      'Define quién paga y, si es otra persona, reúne una carta suya, sus extractos y la prueba de lo que los une.',
  },
  employment: {
    name: 'Tu ocupación',
    helps:
      'Tu trabajo, tus estudios o tu pensión te sostienen y te esperan al volver. Es de lo primero que mira el oficial.',
    hurts: 'Sin una ocupación que se pueda comprobar, al oficial le cuesta más ver de qué vives y qué te hace volver.',
    change: 'Sirven un contrato, un registro o constancias de lo que haces; si es reciente, el tiempo también suma.',
  },
  income: {
    name: 'Ingresos y costo',
    helps: 'El dinero alcanza para lo que cuesta el viaje, y eso hace creíble el plan.',
    hurts: 'Si el dinero queda muy justo o no hay cómo mostrarlo, el oficial puede preguntarse de qué vivirías allá.',
    change:
      'Puedes planear un viaje más corto o más sencillo, o esperar a tener varios meses de ingresos en tus extractos.',
  },
  savings: {
    name: 'Tus ahorros',
    helps: 'Tienes ahorros que el banco puede mostrar. Dicen que el viaje no te deja en apuros.',
    hurts: 'Sin ahorros que mostrar, cuesta más explicar con qué pagarías el viaje y un imprevisto.',
    change: 'Ahorra poco a poco en tu cuenta: varios meses de extractos dicen más que un depósito de última hora.',
  },
  family: {
    name: 'Familia en casa',
    helps: 'Tu familia se queda y te espera. Para el oficial es una de las razones más claras para volver.',
    hurts:
      'Si nadie cercano se queda en tu país, el oficial busca en otra parte qué te hace volver. No es una falta tuya.',
    change: 'Tu familia es la que es: lo que puedes hacer es mostrar mejor tu trabajo, tus estudios o tu vivienda.',
  },
  property: {
    name: 'Bienes propios',
    helps: 'Tienes una casa, un terreno o un negocio a tu nombre: algo concreto a lo que volver.',
    hurts: 'No tener bienes a tu nombre no es un problema; solo hace que tu trabajo y tu familia cuenten más.',
    change: 'No hace falta comprar nada para pedir una visa: muestra mejor tu trabajo, tus estudios o tu familia.',
  },
  travel: {
    name: 'Viajes anteriores',
    helps: 'Ya viajaste y volviste a tiempo. Es un hecho, y no depende de lo que digas.',
    hurts:
      'Sin viajes recientes, el oficial tiene menos en qué apoyarse. No es una falta; solo hace que lo demás cuente más.',
    change: 'Un viaje a otro país, con regreso a tiempo, suma con los años; hazlo si lo quieres, no solo por la visa.',
  },
  us_history: {
    name: 'Historia con EE. UU.',
    helps:
      'Ya tuviste visa de Estados Unidos, o ya fuiste y saliste a tiempo. El oficial puede verlo en sus registros.',
    hurts: 'Una estadía anterior en Estados Unidos que duró más de lo permitido hace mirar con más cuidado la próxima.',
    change: 'Lo pasado no cambia: cuéntalo tal como fue, con fechas, y revísalo con un asesor antes de solicitar.',
  },
  refusals: {
    name: 'Negaciones anteriores',
    helps:
      'No hay una negación por explicar, o tu situación mejoró desde entonces. En los dos casos el oficial lo nota.',
    hurts:
      'El oficial suele ver la negación anterior y pregunta qué cambió. Una negación no suele ser para siempre, pero pide algo nuevo.',
    change: 'Espera a tener algo nuevo que mostrar, como trabajo, ahorros o viajes, y declara siempre la negación.',
  },
  overstay: {
    name: 'Estadías anteriores',
    helps:
      'En tu historia no hay estadías más largas de lo permitido ni condiciones sin cumplir, y eso hace creíble que vuelvas a tiempo.',
    hurts:
      'Haberse quedado más de lo permitido, o no cumplir una condición de la visa, es de lo que más pesa: el oficial quiere saber si esta vez sería distinto. Según el caso, la ley puede fijar una espera.',
    change:
      'Lo pasado no se borra: responde con la verdad y con fechas, y consulta a un asesor o a un abogado antes de solicitar.',
  },
  family_us: {
    name: 'Familia en EE. UU.',
    helps: 'Tu familia cercana no vive en Estados Unidos de forma permanente, así que tus lazos se ven en tu país.',
    hurts:
      'Si tu familia cercana vive en Estados Unidos, el oficial puede preguntarse si te quedarías con ella. No dice nada malo de ti ni de los tuyos.',
    change: 'No hay nada que cambiar ni que callar: di quién vive allá y muestra bien qué te hace volver.',
  },
  petition: {
    name: 'Petición de inmigrante',
    helps: 'Nadie ha pedido tu residencia en Estados Unidos, y el viaje se entiende como lo que es: una visita.',
    hurts:
      'Una petición dice que un día piensas vivir en Estados Unidos, y esta visa pide mostrar que por ahora vuelves.',
    change:
      'Declárala siempre y explica por qué este viaje es corto; si no sabes en qué va, pregunta a quien la presentó o a un abogado.',
  },
  criminal: {
    name: 'Antecedentes penales',
    helps: 'Según tus respuestas, no hay arrestos ni condenas que explicar.',
    hurts:
      'Un arresto o una condena se mira aparte, porque la ley dice cuáles impiden entrar. Importa qué pasó, cuándo y cómo terminó.',
    change:
      'Responde siempre con la verdad, consigue los documentos del caso y llévalos a un asesor o a un abogado antes de solicitar.',
  },
  honesty: {
    name: 'Datos verdaderos',
    helps: 'En tu historia no hay datos ni documentos falsos. Sobre esa base se sostiene todo lo demás.',
    hurts: 'Haber dado datos o documentos falsos pesa mucho, porque la ley lo trata aparte y puede impedir una visa.',
    change: 'No lo ocultes ni lo repitas: habla con un abogado de inmigración antes de presentar otra solicitud.',
  },
  passport: {
    name: 'Tu pasaporte',
    helps: 'Tu pasaporte cubre el viaje, así que puedes empezar sin ese trámite.',
    hurts:
      'La solicitud lleva el número y la fecha de tu pasaporte; si falta o vence pronto, habrá que corregirla después.',
    change: 'Pide o renueva tu pasaporte antes de llenar el formulario.',
  },
  admission: {
    name: 'Tu admisión',
    helps: 'Una escuela ya te admitió. Tu plan de estudios es concreto y se puede comprobar.',
    hurts: 'Sin admisión, el oficial aún no puede ver dónde estudiarás, qué y desde cuándo.',
    change: 'Pide la admisión y espera el documento de la escuela antes de pagar la tarifa de la visa.',
  },
  funds: {
    name: 'Fondos disponibles',
    helps: 'Hay dinero para lo que planeas y se puede mostrar de dónde sale.',
    hurts: 'Si el dinero aún no está completo, el oficial puede pensar que el plan quedaría a medias.',
    change: 'Completa los fondos o ajusta el plan, y reúne los extractos, la beca o la carta de quien paga.',
  },
  english: {
    name: 'Nivel de inglés',
    helps: 'Tu inglés te permite seguir las clases, y eso hace creíble el plan.',
    hurts: 'Con poco inglés, el oficial puede dudar de que puedas seguir las clases.',
    change: 'Un curso y un examen con constancia lo cambian; lleva unos meses, y se puede empezar hoy.',
  },
  match: {
    name: 'Curso y trayectoria',
    helps: 'El curso continúa lo que estudiaste o lo que haces, y se entiende para qué te sirve.',
    hurts: 'Si el curso repite un nivel que ya tienes, el oficial puede dudar de que estudiar sea el motivo.',
    change: 'Explica en pocas frases qué te da este curso que aún no tienes, o busca uno que continúe tu camino.',
  },
  gap: {
    name: 'Pausa de estudios',
    helps: 'No hay una pausa larga que explicar: el curso viene después de lo que ya hacías.',
    hurts:
      'Tras una pausa larga, el oficial suele preguntar por qué ahora. Trabajar o cuidar a la familia son respuestas normales.',
    change: 'La pausa no cambia: cuenta qué hiciste en ese tiempo, con constancias, y por qué quieres estudiar ahora.',
  },
  return: {
    name: 'Plan de regreso',
    helps: 'Sabes qué harás al volver, y eso le da sentido a todo el plan.',
    hurts: 'Si aún no sabes qué harás después, al oficial le cuesta más ver que tu plan es temporal.',
    change:
      'Piensa en algo concreto para tu regreso, como un empleo, un proyecto o un título por terminar, y dilo con tus palabras.',
  },
  ties: {
    name: 'Tu arraigo',
    helps: 'Tienes a qué volver: un puesto, un negocio o tu gente. A eso se le llama arraigo.',
    hurts: 'El oficial busca lo que te une a tu país, y por ahora se ve poco. Eso no dice nada de tus intenciones.',
    change: 'Si puedes, deja algo en marcha, como un puesto guardado o un proyecto; lo demás lo da el tiempo.',
  },
  start: {
    name: 'Fecha de inicio',
    helps: 'Queda tiempo antes de que empiece el curso para preparar la solicitud con calma.',
    hurts: 'El curso empieza pronto, y la cita o la respuesta podrían llegar tarde.',
    change: 'Pregunta a la escuela si puedes empezar en otra fecha y adelanta lo que dependa de ti.',
  },
  host: {
    name: 'Quien te recibe',
    helps: 'Alguien te recibe y lo dice por escrito: se sabe dónde te quedas y con quién.',
    hurts: 'No tener quien te reciba no es un problema; solo conviene mostrar de otra manera dónde te quedas.',
    change: 'Si alguien te espera, pídele una carta de invitación; si no, sirve un plan claro de alojamiento.',
  },
  health: {
    name: 'Tu salud',
    helps: 'Según tus respuestas, no hay temas de salud que revisar aparte.',
    hurts:
      'Algunas enfermedades y los tratamientos costosos pueden llevar a una revisión médica. Es una regla general, no un juicio sobre ti.',
    change: 'Responde con la verdad, pide a tu médico un informe al día y consulta antes de solicitar.',
  },
  biometrics: {
    name: 'Datos biométricos',
    helps: 'Ya diste huellas y foto, y quizá sigan sirviendo: sería un paso menos.',
    hurts: 'Te falta dar huellas y foto. Es un paso normal de la solicitud y no pesa en contra.',
    change: 'Se resuelve con una cita, cuando la autoridad te la pida.',
  },
  money_source: {
    name: 'Origen del dinero',
    helps: 'El dinero viene de un trabajo o de un negocio y se ve en la cuenta mes a mes.',
    hurts: 'Un depósito grande y reciente hace preguntar de dónde salió y si de verdad puedes usarlo.',
    change: 'Guarda la prueba de cada depósito grande y deja pasar unos meses de movimientos normales.',
  },
  cost_share: {
    name: 'Costo y ahorros',
    helps: 'El viaje cuesta una parte pequeña de lo ahorrado, y el gasto se ve razonable.',
    hurts: 'Si el viaje se lleva casi todo lo ahorrado, el oficial puede preguntarse si el plan es otro.',
    change: 'Un viaje más corto o más sencillo, o ahorrar un tiempo más, equilibra la cuenta.',
  },
  frequent: {
    name: 'Visitas frecuentes',
    helps: 'No pasas largas temporadas en el país que visitas: se ve que tu vida está en el tuyo.',
    hurts: 'Pasar allá más tiempo que en casa puede hacer pensar que vives en el país que visitas.',
    change: 'Esto solo lo cambia el tiempo: pasa más meses en tu país antes de la próxima visita.',
  },
  debt: {
    name: 'Deuda al gobierno',
    helps: 'No tienes deudas con el gobierno del país que visitas.',
    hurts: 'Una deuda con el gobierno del país que visitas puede frenar la solicitud mientras siga abierta.',
    change: 'Paga la deuda, o acuerda cómo pagarla, y guarda el comprobante antes de solicitar.',
  },
};
