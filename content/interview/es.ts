import type { InterviewGroup, InterviewGroupText, InterviewQuestionText } from './questions.ts';

export const groups: Record<InterviewGroup, InterviewGroupText> = {
  trip: {
    title: 'A qué vas',
    text: 'El oficial quiere entender tu plan: motivo, lugar y fechas. Un plan claro, con principio y final, se entiende en pocos minutos.',
  },
  money: {
    title: 'Con qué dinero',
    text: 'Quiere ver quién paga y de dónde sale el dinero. Las cifras que digas deben ser las de tus documentos.',
  },
  work: {
    title: 'Qué haces',
    text: 'Tu trabajo, tus estudios y tu experiencia dicen quién eres. Pregunta detalles sencillos, de los que se saben de memoria.',
  },
  home: {
    title: 'Tu familia y tu regreso',
    text: 'En una visa de visita o de estudio, la ley pide mostrar que piensas volver: por eso pregunta a quién y qué tienes en cada país. En una visa de familia quiere conocer la relación.',
  },
  history: {
    title: 'Lo que pasó antes',
    text: 'Viajes, visas, negaciones, estadías y arrestos. El consulado tiene su propio registro, así que una respuesta completa y tranquila es la que mejor te explica.',
  },
  honesty: {
    title: 'Que todo coincida',
    text: 'Compara lo que dices con el formulario y los documentos. Si algo quedó mal o no lo recuerdas, lo mejor es decirlo en ese momento.',
  },
};

export const questions: Record<string, InterviewQuestionText> = {
  visitor_1_why: {
    ask: '¿Por qué va a Estados Unidos?',
    contains: 'El motivo verdadero, en una frase: qué vas a hacer y con quién. Es el mismo que está en tu DS-160.',
  },
  visitor_2_where: {
    ask: '¿A dónde va y por cuánto tiempo?',
    contains:
      'Las ciudades, los días en cada una y dónde vas a dormir. Ten presentes el total de días y la dirección que pusiste en el DS-160.',
  },
  visitor_3_when: {
    ask: '¿Cuándo piensa viajar?',
    contains:
      'El mes y, si ya los sabes, el día de ida y el de regreso. Si aún no hay fecha, dilo así y di de qué depende: vacaciones, clases, una fecha de familia.',
  },
  visitor_4_with: {
    ask: '¿Quién viaja con usted?',
    contains:
      'Nombre, parentesco y ocupación de cada persona, y si ya tiene visa o la pide contigo. Si nadie te acompaña, basta con decirlo.',
  },
  visitor_5_payer: {
    ask: '¿Quién paga el viaje?',
    contains:
      'Quién paga, qué relación tiene contigo y de dónde sale el dinero. Si es otra persona, en qué trabaja y qué lo muestra: su carta y sus extractos.',
  },
  visitor_6_cost: {
    ask: '¿Cuánto cuesta el viaje y cómo ahorró ese dinero?',
    contains:
      'Una cuenta aproximada de pasajes, hospedaje y gastos, y en cuánto tiempo se juntó. Los extractos deben mostrar lo mismo; si hay un depósito grande, de dónde vino.',
  },
  visitor_7_job: {
    ask: '¿En qué trabaja? ¿Desde cuándo?',
    contains:
      'Tu oficio, el lugar y el mes y año en que empezaste; si hoy no trabajas, a qué te dedicas y quién sostiene el hogar. Lo muestra la carta laboral, el registro del negocio o la constancia de pensión o de estudios.',
  },
  visitor_8_duties: {
    ask: '¿Qué hace en su trabajo y cuánto gana?',
    contains:
      'Dos o tres tareas de un día normal y lo que recibes al mes, como está en tus comprobantes o extractos. Si cambia de un mes a otro, el promedio y por qué cambia.',
  },
  visitor_9_company: {
    ask: '¿Qué hace su empresa? ¿Cuántos empleados tiene?',
    contains:
      'Qué vende o qué servicio da, en qué ciudad está y cuánta gente trabaja allí, aunque sea un número aproximado. Si es tuya, desde cuándo existe y qué registro lo muestra.',
  },
  visitor_10_cover: {
    ask: '¿Quién hace su trabajo mientras usted no está?',
    contains:
      'Quién te reemplaza y las fechas de tus vacaciones o de tu permiso, que pueden estar en la carta laboral. Si el negocio es tuyo, quién lo atiende o si cierra esos días.',
  },
  visitor_11_spouse: {
    ask: '¿Está casado o casada? ¿A qué se dedica su cónyuge?',
    contains:
      'Tu estado civil, como está en el DS-160, y si tienes pareja, su trabajo, dónde vive y si viaja contigo. Ten presentes su fecha de nacimiento y la del matrimonio.',
  },
  visitor_12_children: {
    ask: '¿Tiene hijos? ¿Quién los cuida?',
    contains:
      'Cuántos son, sus edades y con quién se quedan, o si van contigo. Lo muestran los registros de nacimiento y, si viaja un menor, el permiso de quien no va.',
  },
  visitor_13_property: {
    ask: '¿Tiene casa, terreno o negocio propio?',
    contains:
      'Qué tienes, dónde está y a nombre de quién, con la escritura o el registro que lo muestra. Si no tienes, se responde que no: el arraigo también está en el trabajo, los estudios y la familia.',
  },
  visitor_14_travel: {
    ask: '¿Ha viajado antes a otros países? ¿A cuáles?',
    contains:
      'Los países, el año y cuántos días estuviste en cada uno, como lo muestran tus pasaportes. Si este sería tu primer viaje, basta con decirlo.',
  },
  visitor_15_us: {
    ask: '¿Ha estado en Estados Unidos? ¿Cuándo y cuánto tiempo?',
    contains:
      'El mes y el año de cada visita y los días que te quedaste, también las cortas. Lo muestran los sellos, la visa anterior y tu registro I-94.',
  },
  visitor_16_denied: {
    ask: '¿Le han negado una visa? ¿Por qué, y qué cambió?',
    contains:
      'El país, la fecha y el motivo que te dieron, aunque sea antigua. Después, los hechos que hoy son distintos y el documento que muestra cada uno; si nada cambió, también se dice.',
  },
  visitor_17_family_us: {
    ask: '¿Tiene familia en Estados Unidos? ¿Con qué estatus?',
    contains:
      'Quiénes son, dónde viven y qué estatus tienen, también quien no lo tiene, como está en el DS-160. Si no sabes el de alguien, se dice así.',
  },
  visitor_18_petition: {
    ask: '¿Alguien ha presentado una petición por usted?',
    contains:
      'Sí o no. Si la hay, quién la presentó, en qué año y en qué va; cuenta también la antigua o la que no avanzó.',
  },
  visitor_19_arrest: {
    ask: '¿Alguna vez ha tenido un arresto?',
    contains:
      'Sí o no. Si lo hubo, qué pasó, cuándo, dónde y cómo terminó, aunque el caso esté cerrado, con el documento del juzgado que lo muestra.',
  },
  visitor_20_overstay: {
    ask: '¿Se ha quedado en algún país más tiempo del permitido?',
    contains: 'Sí o no. Si pasó, en qué país, cuántos días de más, la razón y la fecha en que saliste.',
  },
  visitor_21_why_now: {
    ask: '¿Por qué ahora, y por qué no otro país?',
    contains:
      'Qué hace que sea este momento: vacaciones, una fecha de familia, un evento, un ahorro que se completó. Y qué hay allá que te interesa a ti.',
  },
  visitor_22_form: {
    ask: '¿Quién llenó su DS-160?',
    contains:
      'Quién lo escribió y quién te ayudó, con nombre; si fuimos nosotros, se dice, porque aparecemos en el formulario. Relee tu copia antes de la cita: la firma es tuya.',
  },
  visitor_23_return: {
    ask: '¿Qué va a hacer cuando regrese?',
    contains:
      'Lo que te espera y cuándo: el día en que vuelves al trabajo o a clases, un contrato, alguien que depende de ti. Si buscas empleo, en qué va esa búsqueda.',
  },
  visitor_24_host: {
    ask: '¿Conoce a alguien donde se va a quedar?',
    contains:
      'Nombre, relación contigo, desde cuándo se conocen, a qué se dedica y su dirección. Si no conoces a nadie, el hotel y la ciudad.',
  },

  student_1_school: {
    ask: '¿Por qué esta escuela y este programa?',
    contains:
      'Lo que buscabas y encontraste allí: materias, duración, costo, ciudad. El nombre del programa y la fecha de inicio son los del I-20 o el DS-2019.',
  },
  student_2_other_schools: {
    ask: '¿A qué otras escuelas se postuló? ¿Qué le respondieron?',
    contains: 'El nombre de cada escuela y su respuesta, sea cual sea. Si solo te postulaste a esta, por qué.',
  },
  student_3_match: {
    ask: '¿Qué relación tiene el programa con lo que estudió o hace?',
    contains:
      'Tu último estudio o empleo y en qué se conecta con el programa. Si cambias de área, qué te llevó a hacerlo; lo muestran notas, diplomas o la carta laboral.',
  },
  student_4_payer: {
    ask: '¿Quién paga sus estudios? ¿Cuánto gana?',
    contains:
      'Quién paga, qué relación tiene contigo, en qué trabaja y cuánto gana, como en sus extractos y su carta. Con beca o crédito, cuánto cubre y de dónde sale el resto.',
  },
  student_5_cost: {
    ask: '¿Cuánto cuesta el primer año?',
    contains:
      'El total que dice tu I-20 o DS-2019 y sus partes: matrícula, vivienda, seguro y gastos. Y qué dinero cubre cada parte.',
  },
  student_6_english: {
    ask: '¿Qué nivel de inglés tiene? ¿Qué puntaje sacó?',
    contains:
      'El examen, el puntaje y la fecha, como en el certificado; si no hubo examen, dónde y cuánto tiempo has estudiado. Es posible que te hablen en inglés.',
  },
  student_7_after: {
    ask: '¿Qué va a hacer al terminar el programa?',
    contains:
      'El plan que de verdad tienes: en qué quieres trabajar, dónde y por qué ese título sirve allí. Si hay una empresa, un negocio de familia o un cargo que te espera, cuál es; si algo falta por decidir, qué es.',
  },
  student_8_why_not_home: {
    ask: '¿Por qué no lo estudia en su país?',
    contains:
      'Si en tu país hay algo parecido y en qué se diferencia: contenido, duración, idioma o título. Sirven los hechos que tú comparaste.',
  },
  student_9_family_us: {
    ask: '¿Tiene familiares en Estados Unidos?',
    contains:
      'Quiénes son, en qué ciudad viven y qué estatus tienen, si lo sabes. También si vas a vivir con alguno, como está en el DS-160.',
  },
  student_10_work: {
    ask: '¿Va a trabajar mientras estudia?',
    contains:
      'Lo que de verdad piensas hacer y con qué pagas si no trabajas. Conoce antes los límites de tu visa: tu escuela los explica.',
  },
  student_11_parents: {
    ask: '¿A qué se dedican sus padres?',
    contains:
      'El trabajo o negocio de cada uno, desde cuándo y cuánto ganan, más o menos. Si ellos pagan, lo muestran sus cartas y extractos; si no están o no hay contacto, basta con decirlo.',
  },
  student_12_gap: {
    ask: '¿Por qué hubo una pausa en sus estudios?',
    contains:
      'Qué hiciste en ese tiempo, con meses y años: trabajo, familia, salud, un ahorro. Y qué te hace retomar ahora.',
  },

  crew_1_company: {
    ask: '¿Con qué empresa, barco o aerolínea va, y en qué cargo?',
    contains:
      'El nombre de la empresa, el de la nave o aerolínea y tu cargo, tal como están en el contrato y en la carta.',
  },
  crew_2_join: {
    ask: '¿Dónde y cuándo embarca?',
    contains:
      'El puerto o aeropuerto, la fecha y cómo llegas hasta allí, como dice la carta de la empresa. Si algo cambió después, lleva la carta nueva.',
  },
  crew_3_contract: {
    ask: '¿Cuánto dura el contrato y cuánto le pagan?',
    contains: 'Los meses, la fecha en que termina y el pago mensual, con las cifras del contrato que llevas.',
  },
  crew_4_recruiter: {
    ask: '¿Quién le consiguió este trabajo? ¿Pagó por él?',
    contains:
      'El nombre de la agencia o de la persona y cómo llegaste a ella. Si pagaste algo, a quién, cuánto y por qué, con el recibo si lo tienes.',
  },
  crew_5_training: {
    ask: '¿Qué experiencia y qué formación (STCW) tiene?',
    contains:
      'Barcos o empleos anteriores con sus fechas, y tus cursos con la fecha en que vencen. Lo muestran la libreta de embarque y los certificados.',
  },
  crew_6_left_ship: {
    ask: '¿Alguna vez dejó un barco antes de terminar el contrato?',
    contains:
      'Sí o no. Si pasó, de qué barco, en qué puerto y fecha, por qué y cómo volviste a casa, con el documento que lo muestra.',
  },

  family_work_1_met: {
    ask: '¿Cómo se conocieron y cuándo se casaron?',
    contains:
      'Dónde y cuándo se conocieron, cómo siguió la relación y la fecha y el lugar de la boda, o de la que planean. Lo muestran el acta, las fotos y los viajes para verse.',
  },
  family_work_2_life: {
    ask: '¿Quién fue a la boda, dónde viven y quién paga el alquiler?',
    contains:
      'Nombres de quienes estuvieron, la dirección que comparten o la de cada uno, y cómo reparten los gastos. Si viven separados, desde cuándo y por qué.',
  },
  family_work_3_support: {
    ask: '¿En qué trabaja y cuánto gana quien presentó la petición?',
    contains:
      'Su empleo y su ingreso anual, como están en la declaración de apoyo económico y en sus impuestos. Si hay otra persona que respalda, quién es.',
  },
  family_work_4_marriages: {
    ask: '¿Hubo matrimonios anteriores? ¿Cómo terminaron?',
    contains:
      'Los tuyos y los de tu pareja: con quién, entre qué fechas y cómo terminaron. Lo muestran la sentencia de divorcio o el acta de defunción.',
  },
  family_work_5_job: {
    ask: '¿Cuál será su trabajo y quién es el empleador?',
    contains:
      'Cargo, tareas, salario, ciudad y empresa, como están en la petición y en la oferta. Y cómo llegaste a ese empleo.',
  },
  family_work_6_experience: {
    ask: '¿Dónde obtuvo su experiencia?',
    contains:
      'Empresas, cargos y fechas, y los estudios que pide el puesto. Lo muestran las cartas de tus empleadores, los diplomas y los certificados.',
  },
  family_work_7_history: {
    ask: '¿Ha tenido estadías, negaciones o expulsiones antes?',
    contains:
      'Cada entrada y salida con su fecha, cada negación con su motivo y cualquier orden de salida, también lo antiguo. Si no recuerdas una fecha exacta, se dice así.',
  },
};
