import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import {
  adultAge,
  authoritySite,
  type CookieName,
  changeNotice,
  cookies,
  dataRequests,
  edition,
  pagesVisitedLimit,
  type RetentionKind,
  retention,
  staffSession,
  type UserCookiePart,
  userCookieParts,
} from '../facts.ts';
import { link, longDate, mailLink, period, whatsAppLink } from '../wording.ts';

const userParts: Record<UserCookiePart, string> = {
  first_name: 'tu nombre de pila',
  locale: 'tu idioma',
  user_type: 'si la solicitud es tuya o te agregó alguien de tu familia',
  current_step: 'el paso en que vas',
  must_set_password: 'si te falta elegir una contraseña',
  marked_paid_by_csr: 'si un asesor anotó tu pago',
};

const cookieUse: Record<CookieName, string> = {
  token: `Mantiene tu sesión abierta. Es HttpOnly: ningún programa de la página puede leerla. En conexiones seguras puede llevar el prefijo __Host-. La de nuestro equipo dura ${period(staffSession, 'es')}.`,
  user_id: 'El número de tu cuenta, para mostrarte tus páginas.',
  user: `Para saludarte y llevarte a donde ibas: ${userCookieParts.map((part) => userParts[part]).join(', ')}.`,
  has_session: 'Dice que hay una sesión, para mostrar el botón de salir.',
  keep_key:
    'Abre lo que tu dispositivo guarda de tu formulario sin conexión. Sin ella, nadie puede leerlo; no existe en un computador compartido.',
  signup_token: 'Une los dos pasos de la creación de tu cuenta.',
  known_browser:
    'Reconoce que ya entraste desde este navegador, para que los intentos de otros con tu número no te dejen afuera.',
  NEXT_LOCALE: 'El idioma que elegiste.',
  consent: 'Lo que respondiste sobre cookies de medición y publicidad.',
  popup_shown: 'Recuerda que ya viste la ventana con el descuento, para no repetirla.',
  countdown: 'La hora de tu primera visita, para que el reloj de la oferta no vuelva a empezar.',
  discount_code: 'El código de descuento que te dimos, para que la página de pago lo aplique sola.',
  ref: 'El código de quien te recomendó con un enlace, para aplicar su descuento y saber a quién se lo debemos. No dice nada de ti.',
  pagesVisited: `La primera página que viste y las últimas, ${pagesVisitedLimit} como máximo.`,
  attribution: 'Desde qué anuncio o enlace llegaste (parámetros utm e identificadores de clic).',
  _ga: 'Google Analytics: distingue una visita de otra para contar visitas.',
  _fbp: 'Meta: mide si nuestros anuncios funcionan.',
  _fbc: 'Meta: guarda el clic en un anuncio nuestro.',
};

const kept: Record<RetentionKind, { what: string; from: string }> = {
  'unfinished-account': { what: 'Cuenta que quedó sin contraseña', from: 'desde que la dejaste de usar' },
  application: {
    what: 'Cuenta, respuestas de formularios, documentos y mensajes',
    from: 'desde tu última actividad, o antes si lo pides, salvo que una ley nos obligue a guardar algo',
  },
  documents: {
    what: 'Archivos que subiste para el trámite',
    from: 'desde que el trámite tiene respuesta; te avisamos una semana antes. Si no hay respuesta, el plazo de tu cuenta',
  },
  sessions: {
    what: 'Sesiones abiertas en tus dispositivos y enlaces de un solo uso',
    from: 'desde que terminan o vencen',
  },
  payments: {
    what: 'Registros de pago y facturas',
    from: 'desde el pago, como lo ordena a los comerciantes el artículo 28 de la Ley 962 de 2005 (antes, el artículo 60 del Código de Comercio)',
  },
  'access-logs': { what: 'Registros de acceso al sitio', from: 'desde cada visita' },
  leads: { what: 'Datos que dejas para que te contactemos, sin abrir cuenta', from: 'desde el último contacto' },
  'wait-alerts': {
    what: 'El correo de un aviso de tiempos de espera',
    from: 'como máximo, desde que lo confirmas; enviado o detenido, se borra en un mes',
  },
  comments: {
    what: 'El nombre y el texto de un comentario en un artículo',
    from: 'como máximo, desde que lo escribes; si nos lo pides, lo borramos antes',
  },
  messages: { what: 'Copia de los mensajes que te enviamos', from: 'desde que salen' },
  'staff-messages': { what: 'Lo que un asesor te escribe por correo o por WhatsApp', from: 'desde que lo escribe' },
  backups: { what: 'Copias de seguridad', from: 'desde cada copia; ahí termina de borrarse lo que ya borramos' },
  'audit-trail': {
    what: 'Registro de lo que nuestro equipo vio o cambió',
    from: 'desde cada acción, para poder responder por ella',
  },
};

export const page: LegalPage = {
  title: 'Política de privacidad',
  description: `Qué datos usa ${brand.name}, para qué, con quién los comparte, cuánto los guarda, qué cookies hay y cómo ejerces tus derechos.`,
  ...edition,
  summary: [
    'Usamos tus datos para preparar tu solicitud, cobrarte lo que compras y responderte; no los vendemos.',
    'Nada va a servicios de medición o publicidad si no dices que sí, y tus respuestas, negaciones y pasaporte no van nunca.',
    'Los datos delicados, como salud o antecedentes, los pedimos solo cuando el formulario oficial los pregunta.',
    `Puedes conocer, corregir o borrar tus datos: respondemos las consultas en ${period(dataRequests.query, 'es')} y los reclamos en ${period(dataRequests.claim, 'es')}.`,
  ],
  sections: [
    {
      id: 'controller',
      title: 'Quién responde por tus datos',
      blocks: [
        `El responsable del tratamiento es ${brand.legalEntity}, con domicilio en ${brand.postalAddress}. Para todo lo que tenga que ver con tus datos escribe a ${mailLink} o por WhatsApp al ${whatsAppLink('es')}; lo atiende la persona de nuestro equipo encargada de la protección de datos.`,
        'Esta política vale para nuestro sitio, tu portal y los mensajes que cruzamos contigo. Los sitios oficiales de los gobiernos tienen sus propias reglas.',
      ],
    },
    {
      id: 'data-and-purposes',
      title: 'Qué datos usamos y para qué',
      blocks: [
        'Pedimos lo que hace falta para cada fin y nada más. Si un dato es opcional, el formulario lo dice.',
        {
          table: {
            head: ['Para qué', 'Qué datos', 'Por qué podemos'],
            rows: [
              [
                'Crear y cuidar tu cuenta',
                'Nombre, celular, correo electrónico, idioma, versión de los términos y de la autorización de datos que aceptaste y una huella de tu contraseña que no se puede leer al revés',
                'Tu autorización y el contrato contigo',
              ],
              [
                'Preparar y revisar tu solicitud y la de tus acompañantes',
                'Respuestas de los formularios, datos y foto del pasaporte, foto para visa, documentos de soporte, notas para tu entrevista y lo que un asesor anota o corrige al revisar',
                'Tu autorización expresa y el contrato contigo',
              ],
              ['Orientarte con los cuestionarios', 'Tus respuestas y el resultado de riesgo', 'Tu autorización'],
              [
                'Cobrar, facturar y devolver dinero',
                'Servicio, personas, valor, moneda, país, quién paga y la referencia del pago; el número de tu tarjeta lo recibe el proveedor de pago, no nosotros',
                'El contrato contigo y la ley comercial y tributaria',
              ],
              [
                'Responder a lo que dejas en el formulario de contacto, sin abrir cuenta',
                'Nombre, celular, correo electrónico, tu mensaje si lo escribes, idioma y versión de la autorización de datos',
                'Tu autorización, en la casilla del formulario',
              ],
              [
                'Llamarte cuando llenas el formulario de visa, sin abrir cuenta',
                'Nombre, contacto, motivo del viaje, cuántas personas van, si hay pasaporte vigente o una negación y cuándo quieres empezar',
                'Tu autorización, en la casilla del formulario',
              ],
              [
                'Responderte y acompañarte',
                'Lo que escribes por correo o WhatsApp, la ciudad y las fechas que prefieres, tus citas con el consulado, tus llamadas con un asesor y la respuesta a tu solicitud',
                'Tu autorización',
              ],
              [
                'Cuidar la seguridad',
                'Dirección IP, navegador, hora, intentos de entrada y el registro de lo que hace nuestro equipo',
                'El deber legal de proteger tus datos',
              ],
              [
                'Publicar tu comentario en un artículo',
                'El nombre que escribes y tu comentario, hasta que pidas borrarlo',
                'Tu autorización',
              ],
              [
                'Medir el sitio y nuestra publicidad',
                'Páginas vistas, anuncio de origen y tu contacto convertido en un código (hash)',
                'Tu consentimiento, que puedes retirar',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'legal-basis',
      title: 'La ley que nos rige',
      blocks: [
        'Trabajamos desde Colombia, bajo la Ley 1581 de 2012 y el Decreto 1377 de 2013, hoy recogido en el Decreto 1074 de 2015. La regla es tu autorización previa, expresa e informada. Nos la das en una casilla propia, aparte de la de los términos: al crear tu cuenta, al dejarnos tus datos en un formulario y al aceptar la invitación de un familiar. Guardamos la fecha y la versión que aceptaste como prueba.',
        'Puedes retirar tu autorización cuando quieras. Mientras tengamos un servicio en curso contigo o una ley nos ordene guardar algo, conservamos solo lo necesario para eso.',
      ],
    },
    {
      id: 'sensitive-data',
      title: 'Datos sensibles',
      blocks: [
        'Los formularios oficiales preguntan a veces por salud, antecedentes penales, origen étnico, religión, servicio militar o pertenencia a organizaciones. La ley llama sensibles a varios de esos datos y nosotros los tratamos todos con el mismo cuidado.',
        'No estás en la obligación de autorizar su uso. Te los pedimos únicamente cuando el formulario de tu servicio los exige, y los usamos solo para llenarlo y revisarlo. Si prefieres no responder aquí, puedes completar esa parte directamente en el sitio oficial, y te decimos qué queda por fuera de nuestra revisión.',
        'Tu foto para visa se usa solo para la solicitud. Antes de enviarla, tu propio dispositivo mide su tamaño, su nitidez, la luz, el fondo y la altura de la cabeza por su contorno contra la pared, para darte consejos; esas medidas no salen de él ni se guardan. No hacemos con ella reconocimiento facial ni creamos o guardamos una plantilla de tu cara.',
      ],
    },
    {
      id: 'minors',
      title: 'Niñas, niños y adolescentes',
      blocks: [
        `Quien no ha cumplido ${adultAge} años no abre cuenta. Sus datos los entrega su madre, su padre o quien tenga su representación legal, que al agregarlo como acompañante declara que puede hacerlo y que ha tenido en cuenta la opinión del menor según su madurez.`,
        'Usamos esos datos solo para la solicitud del menor y en su interés. Nunca sirven para publicidad. Si crees que un menor nos dio datos por su cuenta, avísanos y los borramos.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Tus derechos',
      blocks: [
        'Sin costo y sin dar explicaciones, puedes:',
        {
          list: [
            'conocer los datos que tenemos de ti y recibir una copia;',
            'actualizarlos, corregirlos, descargarlos o cerrar tu cuenta sin ayuda, en «Tus datos» de tu portal;',
            'pedir prueba de la autorización que nos diste;',
            'saber qué uso les hemos dado y con quién los compartimos;',
            'retirar tu autorización o pedir que los borremos, salvo lo que una ley o un contrato vigente nos obligue a conservar;',
            'quejarte ante la autoridad de protección de datos.',
          ],
        },
      ],
    },
    {
      id: 'how-to-exercise',
      title: 'Cómo ejercerlos y cuánto tardamos',
      blocks: [
        `Escribe a ${mailLink} desde el correo de tu cuenta, o dinos tu nombre y el celular con que te registraste, qué pides y a dónde te respondemos. Si escribes por otra persona, adjunta lo que muestre que puedes hacerlo. Antes de entregar o borrar datos comprobamos tu identidad.`,
        {
          table: {
            head: [
              'Qué pides',
              'Te respondemos en',
              'Si necesitamos más tiempo, te decimos por qué y tardamos a lo sumo',
            ],
            rows: [
              [
                'Consulta: ver tus datos o saber cómo los usamos',
                period(dataRequests.query, 'es'),
                `${period(dataRequests.queryExtension, 'es')} más`,
              ],
              [
                'Reclamo: corregir, borrar, retirar la autorización o señalar un incumplimiento',
                period(dataRequests.claim, 'es'),
                `${period(dataRequests.claimExtension, 'es')} más`,
              ],
            ],
          },
        },
        `Si a tu reclamo le falta algo, te lo pedimos dentro de los ${period(dataRequests.askForMissing, 'es')} siguientes. Si pasan ${period(dataRequests.claimLapses, 'es')} sin tu respuesta, la ley entiende que desististe; puedes volver a presentarlo cuando quieras.`,
      ],
    },
    {
      id: 'authorities',
      title: 'Ante quién puedes quejarte',
      blocks: [
        `En Colombia, la autoridad es la Superintendencia de Industria y Comercio: ${link('sic.gov.co', authoritySite)}. La ley pide que primero nos hagas la consulta o el reclamo a nosotros.`,
        'Si vives en otro país, su ley también puede protegerte, y atendemos por el mismo correo los derechos que te da:',
        {
          table: {
            head: ['Dónde', 'Ley', 'Autoridad'],
            rows: [
              [
                'México',
                'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (derechos de acceso, rectificación, cancelación y oposición)',
                'Secretaría Anticorrupción y Buen Gobierno',
              ],
              [
                'Perú',
                'Ley 29733, Ley de Protección de Datos Personales',
                'Autoridad Nacional de Protección de Datos Personales',
              ],
              [
                'Ecuador',
                'Ley Orgánica de Protección de Datos Personales (LOPDP)',
                'Superintendencia de Protección de Datos Personales',
              ],
              [
                'Argentina',
                'Ley 25.326 de Protección de los Datos Personales',
                'Agencia de Acceso a la Información Pública',
              ],
              [
                'Unión Europea y Espacio Económico Europeo, si te cubre',
                'Reglamento General de Protección de Datos (RGPD): además, portabilidad y limitación del uso',
                'La autoridad de protección de datos de tu país',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'processors',
      title: 'Quién nos ayuda a tratarlos',
      blocks: [
        'No vendemos ni alquilamos tus datos. Trabajamos con empresas que hacen una parte de la tarea por encargo nuestro, con contrato y solo para ese fin:',
        {
          table: {
            head: ['Tipo de empresa', 'Qué hace', 'Qué recibe'],
            rows: [
              [
                'Alojamiento y almacenamiento de archivos',
                'Guarda la base de datos, tus documentos y las copias',
                'Todo lo que guardamos',
              ],
              ['Envío de correo', 'Entrega nuestros mensajes', 'Tu correo y el texto del mensaje'],
              [
                'Proveedores de pago',
                'Cobran con tarjeta o medios locales, previenen fraude y devuelven dinero',
                'Tus datos de pago, valor, país y contacto',
              ],
              [
                'Gestión de contactos (CRM)',
                'Organiza a quién debemos responder',
                'Nombre, contacto, país, servicio y etapa; nunca respuestas de formularios ni documentos',
              ],
              [
                'Redacción de textos, si está en uso',
                'Redacta el resultado de un cuestionario y, si lo pides, hace el borrador en inglés de una respuesta',
                'Las respuestas del cuestionario, sin tu contacto; de un borrador, el texto que ves antes de enviarlo, con nombres, cifras, fechas y lugares tapados',
              ],
              [
                'Analítica y publicidad',
                'Cuenta visitas y mide anuncios',
                'Solo si consientes: páginas, anuncio de origen y contacto en código; nunca respuestas, negaciones ni pasaporte',
              ],
            ],
          },
        },
        'Tu solicitud llega a la autoridad del país de destino cuando se presenta con tu firma; desde ahí esa autoridad responde por los datos según su propia ley. Entregamos datos a jueces o autoridades solo cuando una orden válida nos obliga.',
        'Si nos escribes por WhatsApp, ese servicio también transporta la conversación. Tus documentos súbelos en tu portal, no por chat.',
      ],
    },
    {
      id: 'transfers',
      title: 'Datos fuera de tu país',
      blocks: [
        'Algunas de esas empresas tienen sus servidores en otros países, como Estados Unidos. Cumplimos el artículo 26 de la Ley 1581: enviamos datos a países con un nivel adecuado de protección, o con tu autorización, o porque hace falta para el contrato que pediste. En cada caso un contrato obliga a la empresa a cuidarlos como lo haríamos nosotros.',
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo los guardamos',
      blocks: [
        'Cuando se cumple el plazo borramos los datos o les quitamos todo lo que permita saber de quién son.',
        {
          table: {
            head: ['Qué', 'Cuánto', 'Desde cuándo'],
            rows: retention.map(({ what, keep }) => [kept[what].what, period(keep, 'es'), kept[what].from]),
          },
        },
        'Si pides que borremos tu cuenta, quitamos también los archivos que nos diste y los datos de tus acompañantes que no tengan cuenta propia.',
      ],
    },
    {
      id: 'security',
      title: 'Cómo los cuidamos',
      blocks: [
        'Ningún sistema es perfecto, pero estas son medidas concretas que aplicamos:',
        {
          list: [
            'La conexión va cifrada, y de tu contraseña y de las llaves de tu sesión guardamos solo una huella.',
            'Tus documentos no tienen dirección pública: cada enlace para verlos vence en minutos.',
            'Nuestro equipo entra con un segundo factor, ve solo lo que su trabajo pide, y cada documento que abre queda registrado.',
            'Los registros técnicos no guardan contraseñas ni números de pasaporte, y ocultan los celulares.',
          ],
        },
        'Si algo grave le pasa a tus datos, informamos a la Superintendencia y te contamos a ti qué pasó y qué puedes hacer. En un computador compartido, sal siempre de tu cuenta al terminar.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies, una por una',
      blocks: [
        'Una cookie es una nota pequeña que el sitio deja en tu navegador. Estas son todas las nuestras y las de terceros que usamos:',
        {
          table: {
            head: ['Nombre', 'Para qué', 'Dura como máximo', '¿Pide tu consentimiento?'],
            rows: cookies.map(({ name, life, needsConsent }) => [
              name,
              cookieUse[name],
              period(life, 'es'),
              needsConsent ? 'Sí' : 'No, es necesaria o recuerda algo que hiciste',
            ]),
          },
        },
        'Hasta que elijas, esta pestaña recuerda las páginas que viste, cuándo empezó tu visita y el anuncio que te trajo solo en su propia memoria. Si aceptas, las páginas y el anuncio pasan a las cookies de la tabla; si rechazas o cierras la pestaña, todo se borra. Lo que escribes en un formulario, menos la contraseña, se queda de la misma manera solo dentro de la pestaña, para que no lo pierdas si cambias de idioma o cargas la página de nuevo.',
        'Para que sigas sin conexión, tu navegador guarda además tu formulario, lo que aún no se ha enviado y las fotos por subir. Todo va cifrado con la llave keep_key y nadie más lo lee; al salir de tu cuenta se borra. En un computador compartido no se guarda nada.',
        'La página de pago carga el programa del proveedor que eliges, que puede dejar sus propias cookies para cobrar y prevenir fraude. Un video de YouTube o Vimeo en un artículo solo se carga cuando lo abres, y desde entonces valen las reglas de ese servicio.',
      ],
    },
    {
      id: 'consent',
      title: 'Sin tu sí, nada sale',
      blocks: [
        'La primera vez que entras te preguntamos si aceptas medición y publicidad. Aceptar y rechazar cuestan un solo toque cada uno. Mientras no respondas, o si dices que no, no cargamos esos servicios ni les enviamos nada, tampoco desde nuestro servidor, y el sitio funciona igual.',
        'Puedes cambiar de opinión cuando quieras con el enlace sobre cookies que está al pie de cada página o en los ajustes de tu portal. Al retirar el consentimiento dejamos de enviar datos desde ese momento; también puedes borrar las cookies desde tu navegador.',
      ],
    },
    {
      id: 'automated-results',
      title: 'Resultados automáticos',
      blocks: [
        'No tomamos decisiones sobre ti solo con programas. Cuando lo pides, un programa nuestro, en nuestro servidor, lee la página de datos de tu pasaporte y propone los datos: vale lo que tú confirmas. El resultado de un cuestionario es una orientación y dice qué respuestas lo movieron; si quieres, una persona de nuestro equipo lo mira contigo.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de esta política',
      blocks: [
        `Esta es la versión ${edition.version}, del ${longDate(edition.updated, 'es')}, y rige desde ese día. Si cambiamos algo importante, como para qué usamos tus datos, te avisamos por correo al menos ${period(changeNotice, 'es')} antes y, si hace falta, te pedimos una autorización nueva. Puedes pedirnos cualquier versión anterior.`,
        'Lo que no es de datos está en los [términos y condiciones](screen:terms-conditions).',
      ],
    },
  ],
};
