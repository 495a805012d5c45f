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
        'Con pasaporte de Colombia, Ecuador, Perú, Bolivia, Paraguay o Guatemala necesitas [visa de visitante](screen:ca-visitor). El gobierno cobra {ca-visitor} por la solicitud y {ca-biometrics} por los datos biométricos. La estadía normal es de hasta {ca-stay}, aunque el oficial de frontera puede dar otra.',
        'No hay una cita para entrevista como en Estados Unidos: casi siempre deciden con tus papeles. Por eso pesan tanto la carta que explica el viaje y las pruebas de tu arraigo.',
      ],
    },
    {
      id: 'eta',
      title: 'Quién viaja con eTA',
      blocks: [
        'La eTA es una autorización electrónica para llegar en avión. Vale hasta {ca-eta-validity}, o hasta que venza tu pasaporte. La usan:',
        {
          list: [
            'quienes tienen pasaporte de Chile;',
            'quienes tienen pasaporte de México, Brasil, Argentina, Uruguay, Costa Rica o Panamá, si además tienen una visa de no inmigrante de Estados Unidos vigente o tuvieron visa de Canadá dentro del plazo oficial.',
          ],
        },
        'Se pide en el sitio oficial y no necesitas a nadie para hacerla: empieza en [canada.ca](https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html), que tiene la lista completa.',
      ],
    },
    {
      id: 'study',
      title: 'Vas a estudiar',
      blocks: [
        'Si el curso dura más que la estadía normal de un visitante, necesitas [permiso de estudio](screen:ca-study), con una carta de aceptación y, según el programa, otra de la provincia. La tarifa es de {ca-study-permit}, más los biométricos. Muchos estudiantes pueden trabajar hasta {ca-study-hours} horas por semana fuera del campus.',
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
        'Canadá pone un tope cuando todos solicitan juntos, tanto en la visa como en los biométricos. Lo ves calculado en la tabla de costos de la visa de visitante.',
    },
    {
      question: '¿Cuánto tarda?',
      answer:
        'Cambia por país y por semana. El gobierno publica el tiempo actual en [canada.ca](https://www.canada.ca) y se cuenta aparte de tu visita al centro de biométricos. Solicita antes de comprar pasajes.',
    },
  ],
};
