import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Visas de Estados Unidos: cuál es la tuya',
  metaTitle: 'Qué visa de Estados Unidos necesitas',
  description:
    'Encuentra tu visa de Estados Unidos según el motivo del viaje: turismo, renovación, ESTA, estudio, tripulación, trabajo o familia. Y qué paso sigue.',
  lead: 'La visa depende de para qué viajas, no de cuánto sabes del trámite. Busca tu motivo y entra en su página: allí están los pasos, los documentos y el costo completo.',
  sections: [
    {
      id: 'short-trips',
      title: 'Vas de paseo, de visita o a una reunión',
      blocks: [
        {
          list: [
            '[Visa de turismo (B-1/B-2)](screen:us-visitor): para tu primera visa. La estadía se decide al llegar y suele ser de hasta {us-b-stay}.',
            '[Renovación](screen:us-renewal): si ya tuviste una. Cuando venció hace menos de {us-waiver-window}, puede que no haya entrevista.',
            '[ESTA](screen:us-esta): no es una visa. Es para pasaportes del programa de exención, como los de Chile o España, en viajes de hasta {us-esta-stay}.',
          ],
        },
      ],
    },
    {
      id: 'study-and-work',
      title: 'Vas a estudiar, a trabajar o a vivir',
      blocks: [
        {
          list: [
            '[Estudiante F-1](screen:us-student): cuando tu escuela te da el I-20. Además de la visa se paga SEVIS, {us-sevis}.',
            '[Tripulante y tránsito C-1/D](screen:us-crew): si trabajas en un barco o una aerolínea que pasa por allí.',
            '[Trabajo y familia](screen:us-work-family): empleo con petición, prometidos y residencia. La pausa de visas de inmigrante que empezó el {us-immigrant-pause} terminó, según se informa, el {us-immigrant-pause-ended}; mira cómo está hoy antes de gastar.',
          ],
        },
      ],
    },
    {
      id: 'already-started',
      title: 'Ya empezaste o tienes dudas',
      blocks: [
        {
          list: [
            '[Preparación de entrevista](screen:us-interview): tienes cita y quieres practicar o corregir el DS-160.',
            '[Revisión de antecedentes](screen:us-background): hubo una negación, una estadía larga o un proceso, y quieres saber qué aparece.',
          ],
        },
        'Si ninguna es tu caso, mira el buscador oficial en [travel.state.gov](https://travel.state.gov) o pregúntanos: decirte cuál es la tuya no cuesta.',
      ],
    },
    {
      id: 'how-ways-differ',
      title: 'En qué se diferencian los caminos',
      blocks: [
        'Cada camino empieza en un lugar distinto y lo abre un documento distinto. Aquí están uno al lado del otro.',
        {
          table: {
            head: ['Camino', 'Con qué empieza', 'Entrevista', 'Quién decide'],
            rows: [
              ['Turismo o negocios', 'Con tu formulario DS-160', 'Sí, salvo en algunas renovaciones', 'El consulado'],
              ['Estudio F-1', 'Con el I-20 de tu escuela', 'Sí', 'El consulado'],
              ['Tripulación o tránsito', 'Con tu contrato, o con el trayecto que sigue', 'Sí', 'El consulado'],
              [
                'Trabajo y familia',
                'Casi siempre, con la petición de una empresa o de un familiar',
                'Casi siempre',
                'USCIS, la petición; el consulado, la visa',
              ],
              [
                'ESTA',
                'Con tu pasaporte electrónico y una solicitud en línea',
                'No',
                'La Oficina de Aduanas y Protección Fronteriza (CBP)',
              ],
            ],
          },
        },
        'Si dudas entre dos, piensa en la actividad principal del viaje. Quien va a un congreso y pasea el fin de semana sigue siendo visitante; quien va a un programa con créditos es estudiante, aunque el curso sea corto.',
        'La ESTA es para pasaportes de {us-visa-waiver-countries} países, y en América Latina solo para los de Chile. La lista cambia: mírala en la [página oficial del programa](https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html).',
      ],
    },
    {
      id: 'in-common',
      title: 'Lo que todas las visas temporales comparten',
      blocks: [
        {
          list: [
            'El formulario DS-160, uno por persona y en inglés. Si no lo envías, el sitio oficial lo guarda {us-ds160-kept}.',
            'Una tarifa que paga el estudio de la solicitud: no se devuelve aunque la respuesta sea no, y sirve para agendar durante {us-mrv-validity}.',
            'Un pasaporte que valga, por regla general, {us-passport-validity} más que tu estadía, y una foto tomada en los últimos {us-photo-age}.',
            'El país: desde el {us-residence-rule} se solicita donde eres nacional o donde resides.',
            'Dos decisiones: la visa la decide un oficial consular y la entrada, otro oficial en la frontera.',
          ],
        },
        'La ESTA va aparte: una solicitud corta con su propia tarifa, sin DS-160 y sin cita. Las visas de inmigrante tienen otro formulario y otros cobros.',
      ],
    },
    {
      id: 'family',
      title: 'Cuando viaja la familia',
      blocks: [
        'Cada persona tiene su formulario, su tarifa y su lugar en la cita, también un recién nacido. Lo que se comparte es el plan: las mismas fechas, el mismo alojamiento y la misma explicación de quién paga. Si un formulario dice dos semanas y otro dice un mes, el oficial preguntará por qué.',
        'El sistema oficial deja reservar en grupo para ir el mismo día. Con las reglas que rigen desde el {us-waiver-since}, ser niño o adulto mayor ya no basta para evitar la entrevista. El oficial decide persona por persona.',
        'En tu cuenta de Mirador, quien empieza agrega a sus acompañantes, y lo que se repite, como la dirección, se escribe una sola vez.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'Qué hacemos y qué no hacemos',
      blocks: [
        {
          list: [
            'Te decimos qué camino parece el tuyo antes de que pagues, y también cuándo puedes recorrerlo sin ayuda.',
            'Llevamos tus respuestas al inglés, las comparamos con tus documentos y preguntamos por lo que no coincide. Tú lees y firmas.',
            'Mostramos por separado nuestra asesoría y la tarifa del gobierno. Trabajo y familia se cotizan por escrito.',
            'No decidimos, no aceleramos respuestas, no vendemos citas y no escribimos nada que sepamos falso.',
          ],
        },
        'Lo oficial está abierto a cualquier persona: el formulario, en [ceac.state.gov](https://ceac.state.gov); las reglas, en travel.state.gov. Hacerlo por tu cuenta vale lo mismo para quien decide.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Sirve la visa de turismo para estudiar o trabajar?',
      answer:
        'No para un programa que da créditos o un título, ni para un empleo. Sirve para pasear, visitar a tu familia, ir a reuniones o recibir un tratamiento médico. Usarla para otra cosa puede costarte esa visa y las siguientes.',
    },
    {
      question: '¿Cuánto cobra el gobierno?',
      answer:
        'Las visas de turismo, estudiante y tripulante tienen una tarifa de {us-mrv} por persona, que se paga aparte. El trabajo con petición y la familia tienen otras; las ves en el sitio oficial.',
    },
    {
      question: '¿Toda la familia pide la misma visa?',
      answer:
        'En un viaje de turismo sí, cada quien con su solicitud. Si uno va a estudiar o trabajar, su pareja y sus hijos suelen pedir la visa de dependiente de esa clase.',
    },
    {
      question: '¿Quién decide si me la dan?',
      answer:
        'Un oficial consular, con tus respuestas y tus documentos. Nosotros cuidamos que lleguen completos y digan lo mismo. Nadie puede asegurarte el resultado.',
    },
    {
      question: '¿La visa me asegura la entrada?',
      answer:
        'No. La visa te permite llegar a la frontera y pedir entrar. Allí un oficial decide si entras y por cuánto tiempo, y puede preguntarte lo mismo que el consulado. Lleva a mano tu dirección, tu plan y tu regreso.',
    },
    {
      question: 'Mi pasaporte vence pronto. ¿Lo cambio antes de solicitar?',
      answer:
        'Casi siempre conviene. Por regla general debe valer {us-passport-validity} más que tu estadía, aunque algunos países tienen un acuerdo que los exime. Además, su número va en el DS-160 y en la cita: si lo cambias después, hay que actualizar los dos.',
    },
  ],
};
