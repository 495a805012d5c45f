import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visas de trabajo, prometidos y familia para Estados Unidos',
  metaTitle: 'Visa de trabajo, K-1 y familia para Estados Unidos',
  description:
    'Visas de trabajo con petición, K-1 e inmigración por familia: qué pasó con la pausa, qué camino existe hoy, quién lo inicia y cómo te cotizamos.',
  lead: 'La pausa de visas de inmigrante del {us-immigrant-pause} para {us-immigrant-pause-countries} países, entre ellos Brasil, Colombia, Guatemala y Uruguay, terminó según se informa el {us-immigrant-pause-ended}. Leemos qué cambia en tu caso.',
  benefits: [
    {
      title: 'Primero, si hay una suspensión',
      text: 'Comparamos tu nacionalidad, y la segunda si la tienes, con lo que el gobierno publica ese día. Si algo te frena, lo sabes antes de hablar de dinero.',
    },
    {
      title: 'Te decimos qué camino existe',
      text: 'Leemos quién te pide, con qué vínculo u oferta y qué pasó en tus viajes anteriores. Luego te explicamos qué visas lo permiten y cuáles no.',
    },
    {
      title: 'Cotización por escrito',
      text: 'Un asesor te escribe en un día hábil con lo que haríamos, lo que no haríamos, el plazo y el precio, según tu caso.',
    },
    {
      title: 'Preguntar no te compromete',
      text: 'No debes nada hasta que aceptes la cotización. Si prefieres seguir por tu cuenta o con un abogado, la conversación termina ahí, sin cobros.',
    },
  ],
  steps: [
    {
      title: 'Cuentas tu caso',
      text: 'Creas tu cuenta y nos cuentas tu caso: qué buscas, quién te pide y qué historia tienes con Estados Unidos.',
      actor: 'you',
    },
    {
      title: 'Leemos y cotizamos',
      text: 'Revisamos si hay una suspensión para tu nacionalidad y qué camino queda abierto. En un día hábil te llega la cotización.',
      actor: 'us',
    },
    {
      title: 'Tu familiar o empleador presenta la petición',
      text: 'La petición sale de quien te pide, no de ti: un familiar, tu pareja o una empresa en Estados Unidos. La envía a USCIS, con pruebas y con la tarifa del gobierno.',
      actor: 'you',
    },
    {
      title: 'USCIS decide la petición',
      text: 'La aprueba, la niega o pide más pruebas. Una petición aprobada todavía no es una visa: en las categorías con cupo limitado hay que esperar turno.',
      actor: 'authority',
    },
    {
      title: 'Llega tu parte ante el consulado',
      text: 'Pagas la tarifa de la visa, llenas el formulario y reúnes tus certificados. Si tu visa pide examen médico, lo haces antes de la entrevista.',
      actor: 'you',
    },
    {
      title: 'Entrevista y decisión',
      text: 'El consulado te entrevista y decide. Si hay una suspensión vigente, la entrevista puede aplazarse o la visa puede quedar sin emitir hasta que termine.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'immigrant-visa-pause',
      title: 'La pausa, antes que todo',
      blocks: [
        'El {us-immigrant-pause} el Departamento de Estado dejó de emitir visas de inmigrante a nacionales de {us-immigrant-pause-countries} países. Brasil, Colombia, Guatemala y Uruguay estaban en la lista. Según citan otros, un tribunal anuló la medida y no rige desde el {us-immigrant-pause-ended}; no pudimos leer el aviso, así que compruébalo en la [página del Departamento](https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html). Las visas temporales de trabajo nunca estuvieron incluidas.',
        'Todavía puede haber casos acumulados, entrevistas aplazadas y preguntas más detalladas sobre cómo vas a sostenerte, y una medida nueva puede llegar sin aviso. Antes de gastar, mira [travel.state.gov](https://travel.state.gov) y la página de tu consulado.',
      ],
    },
    {
      id: 'who-needs-it',
      title: 'Qué caminos hay y para quién',
      blocks: [
        {
          list: [
            'Trabajo temporal (H, L, O, P, R): casi siempre empieza con una petición de la empresa. Hay vías sin esa petición, como TN para México o H-1B1 para Chile.',
            'Prometidos (K-1): la petición la hace alguien con ciudadanía de Estados Unidos. La boda debe ser dentro de los {us-k1-wedding} siguientes a la entrada.',
            'Familia: quien tiene la ciudadanía puede pedir a su cónyuge, hijos, padres o hermanos; quien tiene la residencia, a su cónyuge y a sus hijos solteros. Es visa de inmigrante.',
            'Trabajo permanente: suele partir de una oferta y una petición. También es de inmigrante.',
          ],
        },
        'Para pasear, ir a reuniones o visitar a tu pareja existe la [visa B-1/B-2](screen:us-visitor).',
      ],
    },
    {
      id: 'documents',
      title: 'Qué reúnes para la petición y para la visa',
      blocks: [
        'La lista empieza con pasaporte, foto, registro de nacimiento y, según tu historia, actas de matrimonio o divorcio. Para trabajo se suman la aprobación I-797, la oferta y tus títulos. Para familia y K-1, pruebas de la relación y el apoyo económico de quien te pide.',
        'Las visas de inmigrante y la K-1 piden además certificados de antecedentes y examen médico. La foto mide {us-photo-side} por {us-photo-side} cm y se tomó hace menos de {us-photo-age}.',
      ],
    },
    {
      id: 'decision',
      title: 'Dos decisiones: USCIS y el consulado',
      blocks: [
        'Son dos decisiones. USCIS mira la petición: si el vínculo o el empleo es real y cumple la ley. El consulado te mira a ti: tu historia migratoria, tus antecedentes y, para inmigrar, de qué vas a vivir.',
        'El trabajo temporal y la K-1 usan el formulario DS-160. Si lo dejas a medias, el sistema lo guarda {us-ds160-kept}. Desde el {us-residence-rule} las visas temporales se piden en el país de tu nacionalidad o de tu residencia.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Pasos en falso que cambian el camino',
      blocks: [
        {
          list: [
            'Entrar como turista con el plan de casarse y quedarse. Puede tomarse como engaño. Te explicamos qué visa corresponde a ese plan.',
            'Callar una negación, una estadía vencida o un arresto. Lo preguntamos al comienzo, porque puede cambiar el camino.',
            'Pagar por una oferta de empleo. Preguntamos quién la ofrece y a cambio de qué.',
            'Renunciar al empleo o vender la casa con la petición aprobada y sin visa. Te mostramos qué pasos faltan.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Ya en Estados Unidos, y lo que queda para un abogado',
      blocks: [
        'Con visa de trabajo te quedas hasta la fecha de tu registro de entrada, y la empresa pide la prórroga. Quien entró con K-1 y se casó solicita después la residencia. Quien entra con visa de inmigrante ya llega como residente permanente.',
        'No somos abogados. No representamos a nadie ante USCIS ni conseguimos empleos o patrocinadores. Todo el trámite se puede hacer sin nosotros en [uscis.gov](https://www.uscis.gov) y en los sitios del consulado.',
      ],
    },
  ],
  questions: [
    {
      question: 'Soy de Colombia. ¿Vale la pena empezar ahora una petición familiar?',
      answer:
        'La pausa que cubría a Colombia ya no rige, según se informa. Presentar la petición fija tu lugar en la fila; la visa viene al final y puede tardar, según las entrevistas que dé tu consulado. Mira con tu familiar si sus ingresos alcanzan y, si hubo negaciones o estadías vencidas, hablen antes con un abogado.',
    },
    {
      question: 'Mi caso quedó detenido durante la pausa. ¿Qué hago?',
      answer:
        'No presentes todo de nuevo sin preguntar: tu petición aprobada suele seguir en pie. Revisa tu caso en [ceac.state.gov](https://ceac.state.gov) y los mensajes del consulado. El examen médico y los certificados pueden haber vencido, y quizá te pidan versiones nuevas.',
    },
    {
      question: '¿K-1 o casarnos primero?',
      answer:
        'Con la K-1 se casan en Estados Unidos, en los {us-k1-wedding} siguientes a la entrada. Si se casan antes, el camino es la visa de cónyuge: es de inmigrante y con ella se llega ya como residente.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Nuestra asesoría se cotiza según tu caso y no debes nada hasta aceptarla. Las tarifas de USCIS y del consulado van aparte y cambian con la petición y la visa. Te las confirmamos, con el enlace oficial, antes de que pagues.',
    },
    {
      question: '¿Cuánto se demora?',
      answer:
        'Depende de USCIS, del turno de tu categoría y de la agenda del consulado. No prometemos fechas. En esta página ves la espera publicada para entrevistas de visas con petición, con su fecha.',
    },
    {
      question: '¿Puedo viajar como turista mientras estudian mi petición?',
      answer:
        'Puedes pedir la visa de turismo, pero el DS-160 pregunta si alguien presentó una petición por ti y hay que decir la verdad. El oficial puede pensar que quieres quedarte.',
    },
    {
      question: '¿Qué pasa si me niegan la visa?',
      answer:
        'El consulado te dice la razón legal. Algunas se resuelven con un documento que falta o con un perdón; otras no, y ahí conviene un abogado. Para lo que nos pagaste valen tu cotización y la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
