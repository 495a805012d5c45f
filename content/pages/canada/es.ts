import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Canadá: visa, permiso de estudio o eTA',
  metaTitle: 'Canadá: visa de visitante, estudio o eTA',
  description:
    'Qué necesitas para viajar a Canadá con tu pasaporte: visa de visitante, permiso de estudio o la autorización eTA. Costos oficiales y primer paso.',
  lead: 'Lo que Canadá te pide depende de tu pasaporte, de cómo llegas y de cuánto te quedas. Con tres respuestas sabes cuál es tu trámite.',
  sections: [
    {
      id: 'visit',
      title: 'Vas de visita',
      blocks: [
        'Con pasaporte de {ca-visa-passports} necesitas [visa de visitante](screen:ca-visitor). El gobierno cobra {ca-visitor} por la solicitud y {ca-biometrics} por los datos biométricos. La estadía normal es de hasta {ca-stay}, aunque el oficial de frontera puede dar otra.',
        'No hay una cita para entrevista como en Estados Unidos: casi siempre deciden con tus documentos. Por eso pesan tanto la carta que explica el viaje y las pruebas de tu arraigo.',
      ],
    },
    {
      id: 'eta',
      title: 'Quién viaja con eTA',
      blocks: [
        'La eTA es una autorización electrónica para llegar en avión. Vale hasta {ca-eta-validity}, o hasta que venza tu pasaporte. La usan:',
        {
          list: [
            'quienes tienen pasaporte de {ca-eta-passports};',
            'quienes tienen pasaporte de {ca-eta-with-visa}, si además tienen una visa de no inmigrante de Estados Unidos vigente o tuvieron visa de Canadá en los últimos {ca-eta-lookback}.',
          ],
        },
        'Se pide en el sitio oficial y no necesitas a nadie para hacerla: empieza en [canada.ca](https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html), que tiene la lista completa.',
      ],
    },
    {
      id: 'study',
      title: 'Un programa largo: el permiso de estudio',
      blocks: [
        'Si el curso dura más que la estadía normal de un visitante, necesitas [permiso de estudio](screen:ca-study), con una carta de aceptación y, según el programa, otra de la provincia. La tarifa es de {ca-study-permit}, más los datos biométricos. Muchos estudiantes pueden trabajar hasta {ca-study-hours} horas por semana fuera del campus.',
      ],
    },
    {
      id: 'which-one',
      title: 'Cómo elegir entre los tres',
      blocks: [
        {
          table: {
            head: ['Tu plan', 'Lo que sueles pedir', 'Tarifa del gobierno'],
            rows: [
              [
                'Una visita, con un pasaporte que necesita visa',
                'Visa de visitante',
                '{ca-visitor}, más los datos biométricos',
              ],
              ['Una visita en avión, con un pasaporte que admite eTA', 'eTA', '{ca-eta}'],
              [
                'Un curso que cabe en la estadía de un visitante',
                'Lo mismo que para una visita, según tu pasaporte',
                'La de ese trámite',
              ],
              [
                'Un programa más largo',
                'Permiso de estudio; la visa o la eTA sale con él',
                '{ca-study-permit}, más los datos biométricos',
              ],
            ],
          },
        },
        'Trabajar pide otro permiso, y este sitio no lo tramita. Si tu caso no está en la tabla, empieza por las preguntas de [canada.ca](https://www.canada.ca): te dicen qué pide tu pasaporte hoy, y eso vale más que cualquier lista nuestra.',
      ],
    },
    {
      id: 'biometrics',
      title: 'Los datos biométricos: huellas y foto',
      blocks: [
        'Después de enviar y pagar, Canadá te manda una carta de instrucciones. Con ella reservas en un centro autorizado y vas en persona, con la carta y el pasaporte. Hay {ca-biometrics-deadline} de plazo, así que conviene reservar apenas llegue.',
        'Se piden, por regla general, desde los {ca-biometrics-from-age} hasta los {ca-biometrics-to-age} años de edad. Una vez dados, sirven {ca-biometrics-validity} para otras visitas o para estudiar. El centro toma los datos y los envía: no lee tu caso ni adelanta la respuesta. Para la eTA no hay visita a ningún centro.',
      ],
    },
    {
      id: 'family',
      title: 'Con menores y en familia',
      blocks: [
        {
          list: [
            'Cada persona tiene su solicitud, aunque sea un bebé. Por un menor firma su madre, su padre o quien lo represente.',
            'Un menor que viaja sin uno de sus padres lleva la autorización de quien no va y, si la hay, la decisión sobre la custodia.',
            'Conviene enviar todo junto: así se aplican los topes de tarifa, y el oficial ve un solo plan.',
            'Las respuestas sobre quién paga, dónde duermen y cuándo vuelven deben coincidir en todas las solicitudes.',
          ],
        },
      ],
    },
    {
      id: 'what-the-officer-reads',
      title: 'Qué lee el oficial',
      blocks: [
        'No te oye: te lee. En pocas páginas busca la respuesta a cuatro preguntas.',
        {
          list: [
            '¿Para qué vas, y por qué esas fechas?',
            '¿Con qué dinero, y de dónde salió?',
            '¿Qué te espera al volver: un trabajo, estudios, una familia, un negocio?',
            '¿Cumpliste las reglas en tus viajes anteriores, y contaste las negaciones que hubo?',
          ],
        },
        'Una carta bonita sin documentos detrás ayuda poco. Un documento que contradice el formulario hace más daño que uno que falta.',
      ],
    },
    {
      id: 'on-your-own',
      title: 'Hacerlo sin ayuda, y cuándo servimos',
      blocks: [
        'Los tres trámites se hacen en línea en el sitio del gobierno, y los formularios son gratis. La eTA hazla por tu cuenta. Para la visa de visitante, y con cotización para el permiso de estudio, pasamos tus respuestas al inglés, ponemos en orden los documentos y llenamos lo que tú nos dictas; envías desde tu propia cuenta.',
        'No damos consejo migratorio ni te representamos. Quien cobra por eso necesita licencia según la [sección 91 de la ley canadiense](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html): es abogado, consultor RCIC o notario de Quebec. Compruébalo en [college-ic.ca](https://college-ic.ca) o en el colegio de abogados de la provincia.',
      ],
    },
  ],
  questions: [
    {
      question: 'Tengo visa americana. ¿Entro con ella a Canadá?',
      answer:
        'No por sí sola. Con ciertos pasaportes te permite pedir la eTA y llegar en avión. Con los demás necesitas visa canadiense, aunque la americana cuenta como buen historial.',
    },
    {
      question: '¿Y si llego por tierra o en crucero?',
      answer:
        'La eTA con condición de visa americana vale solo para llegar en avión. Por tierra o por mar, con uno de esos pasaportes, se pide visa de visitante.',
    },
    {
      question: '¿Una familia paga menos?',
      answer:
        'Canadá pone un tope cuando todos solicitan juntos, tanto en la visa como en los datos biométricos. Lo ves calculado en la tabla de costos de la visa de visitante.',
    },
    {
      question: '¿Cuánto tarda?',
      answer:
        'Cambia por país y por semana. El gobierno publica el tiempo actual en [canada.ca](https://www.canada.ca) y se cuenta aparte de tu visita al centro de datos biométricos. Solicita antes de comprar pasajes.',
    },
    {
      question: '¿Puedo pedir más tiempo cuando ya estoy en Canadá?',
      answer:
        'Sí, como visitante se pide una extensión en línea, y Canadá aconseja hacerlo al menos {ca-extension-ahead} antes de que termine tu estadía. Es otra solicitud y se decide aparte. Con permiso de estudio, la fecha que cuenta es la impresa en él.',
    },
    {
      question: '¿La visa dura lo mismo que la estadía?',
      answer:
        'No. La visa puede valer hasta {ca-visa-validity}, sin pasar del vencimiento de tu pasaporte o de tus datos biométricos, y dice hasta cuándo puedes llegar. La estadía se cuenta en cada entrada y la fija el oficial de frontera.',
    },
  ],
};
