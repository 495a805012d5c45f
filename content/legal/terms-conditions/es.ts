import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import {
  adultAge,
  authoritySite,
  changeNotice,
  complaintAnswer,
  edition,
  shareAfterReview,
  withdrawal,
} from '../facts.ts';
import { link, longDate, mailLink, percent, period } from '../wording.ts';

export const page: LegalPage = {
  title: 'Términos y condiciones',
  description: `Las reglas de la asesoría de ${brand.name}: qué hacemos, qué te toca a ti, precios, pago, retracto, garantía de nuestro trabajo y tus derechos como consumidor.`,
  ...edition,
  summary: [
    'Preparamos, revisamos y acompañamos tu solicitud; tú respondes con la verdad, la lees y la firmas.',
    'Nunca pagas más que el precio que viste, y la tarifa del gobierno va aparte, salvo en ESTA.',
    `Tienes ${period(withdrawal.window, 'es')} para arrepentirte de la compra.`,
    'Garantizamos un trabajo completo, coherente y a tiempo: si fallamos, lo rehacemos o te devolvemos el dinero.',
    'Nada de lo que dice aquí te quita un derecho que la ley te da como consumidor.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Entre quiénes',
      blocks: [
        `Este contrato es entre ${brand.legalEntity}, domiciliada en ${brand.postalAddress} («${brand.name}» o «nosotros»), y la persona que crea una cuenta o compra un servicio («tú»). Nos encuentras en ${mailLink}.`,
        `Para contratar debes tener al menos ${adultAge} años. Aceptas estos términos cuando marcas su casilla al registrarte, y guardamos qué versión aceptaste. El [aviso general](screen:general-disclaimer) y la [política de reembolsos](screen:reschedule-refund-policy) hacen parte de ellos. La autorización para usar tus datos no: va en otra casilla, y la explica la [política de privacidad](screen:privacy-policy).`,
      ],
    },
    {
      id: 'the-service',
      title: 'El servicio, paso a paso',
      blocks: [
        'Cada servicio dice en su página qué incluye. El camino normal es este:',
        {
          list: [
            'Nos cuentas tu viaje y eliges el servicio.',
            'Respondes el formulario y subes los documentos de soporte en tu portal; lo que se guarda ahí puedes cambiarlo hasta que lo envías a revisión.',
            'Pagas nuestra asesoría y envías tu caso a revisión. Con el pago confirmado, un asesor revisa tus respuestas y documentos.',
            'Te escribimos si algo falta o no coincide, y lo corriges o lo corregimos contigo.',
            'Preparamos la solicitud para el sitio oficial. Tú la lees completa, la firmas y autorizas su envío.',
            'Pagas la tarifa del gobierno y, si tu visa la pide, te ayudamos a agendar la cita y a preparar la entrevista.',
            'Te acompañamos hasta que la autoridad responda.',
          ],
        },
        'Los plazos que dependen de nosotros te los decimos en el portal o por correo. Los que dependen de una autoridad no los controlamos.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta y tu contraseña',
      blocks: [
        'La cuenta es personal y se abre con tu celular y tu correo. Elige una contraseña que no uses en otro sitio y no la compartas, tampoco con nosotros. Si crees que alguien entró, cambia la contraseña, que cierra las sesiones abiertas, y avísanos.',
        'Mantén al día tu correo y tu celular: ahí te llegan los avisos. Para cambiarlos te pedimos la contraseña actual. Puedes cerrar tu cuenta cuando quieras, en tu portal o con un mensaje.',
      ],
    },
    {
      id: 'family',
      title: 'Cuando solicitas por tu familia',
      blocks: [
        'Puedes agregar acompañantes a tu cuenta. Al hacerlo declaras que cada persona adulta te autorizó a entregar sus datos y a actuar por ella aquí, y que ejerces la patria potestad o la representación legal de cada menor.',
        'Una persona adulta puede pedir su propio acceso o pedir que la saquemos de tu cuenta, y la atendemos directamente a ella. Para viajar con menores la autoridad puede exigir permisos notariales o documentos de custodia: conseguirlos te corresponde a ti.',
      ],
    },
    {
      id: 'your-duties',
      title: 'Lo que te toca a ti',
      blocks: [
        {
          list: [
            'Responder con la verdad y completo, también sobre negaciones, estadías y antecedentes.',
            'Darnos documentos auténticos y legibles, que sean tuyos o que puedas usar.',
            'Leer la solicitud final antes de firmarla, porque la firma es tuya.',
            'Contarnos pronto si algo cambia: trabajo, estado civil, pasaporte o fecha del viaje.',
            'Pagar a tiempo la tarifa del gobierno e ir a tus citas con lo que la autoridad pide.',
          ],
        },
        'Si una demora o una negación se debe a una respuesta falsa, a un documento alterado o a algo que no nos contaste, no respondemos por esa consecuencia.',
      ],
    },
    {
      id: 'prices',
      title: 'Precios y descuentos',
      blocks: [
        'Mostramos el precio que pagas hoy con la oferta vigente y, tachado, el precio del plan donde es más alto; en la página de pago ves además el precio antes de descuentos. Puede haber descuentos por grupo, para menores o con un código. No se suman: se aplica solo el mayor, y nunca pagas más que cualquiera de los precios que te mostramos para ese servicio y esa moneda.',
        'Antes de pagar ves el total, la moneda, los descuentos y, si los hay, los impuestos en su propia línea. Si pagas en una moneda distinta de la de tu tarjeta, tu banco puede cobrar por el cambio; ese cobro es del banco.',
        'La tarifa del gobierno no está en nuestro precio y los descuentos no la tocan. Solo en ESTA el precio la incluye. Un cambio de precio no toca lo que ya pagaste.',
      ],
    },
    {
      id: 'payment',
      title: 'El pago y cuándo empezamos',
      blocks: [
        'Pagas con tarjeta o con medios de pago locales, a través de proveedores especializados. Un pago vale cuando el proveedor nos lo confirma, no cuando la página dice «gracias»; casi siempre son minutos y a veces, con medios locales, hasta algunos días hábiles. Te enviamos el comprobante por correo.',
        'Empezamos a revisar cuando el pago está confirmado y nos envías tu formulario para revisión. Enviarlo antes de que termine el plazo de retracto es pedirnos que empecemos ya.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Derecho de retracto',
      blocks: [
        `Como compras a distancia, el artículo 47 de la Ley 1480 de 2011 te da ${period(withdrawal.window, 'es')} desde la compra para arrepentirte, sin explicar por qué. Basta un mensaje a ${mailLink}. Te devolvemos todo lo pagado, sin descuentos, en un máximo de ${period(withdrawal.money, 'es')} desde que lo pides y nos das los datos para la devolución.`,
        `La ley exceptúa los servicios que ya empezaron con tu acuerdo. Nosotros damos un paso más: aunque hayamos empezado porque nos lo pediste, si dentro de ese plazo todavía no te hemos entregado trabajo, te devolvemos el ${percent(100, 'es')}. Si ya te entregamos la revisión, vale la regla de la [política de reembolsos](screen:reschedule-refund-policy): el ${percent(shareAfterReview, 'es')} mientras la solicitud no se haya presentado.`,
      ],
    },
    {
      id: 'our-guarantee',
      title: 'La garantía de nuestro trabajo',
      blocks: [
        'Respondemos por tres cosas, que puedes comprobar:',
        {
          list: [
            'Completo: ningún campo obligatorio ni documento exigido de tu lista queda sin revisar.',
            'Coherente: lo que dice el formulario coincide con tus documentos y con lo que nos contaste.',
            'A tiempo: entregamos en el plazo que te dijimos, si recibimos a tiempo lo que te pedimos.',
          ],
        },
        'Si fallamos en alguna, lo rehacemos sin costo. Si el error alcanzó a afectar tu solicitud, o ya no se puede corregir a tiempo, además te devolvemos nuestro precio. Y si por un error nuestro debes pagar otra vez una tarifa del gobierno, también respondemos por ella.',
      ],
    },
    {
      id: 'not-guaranteed',
      title: 'Lo que no garantizamos',
      blocks: [
        'No garantizamos la visa, la autorización de viaje, la entrada al país, la fecha de una cita, la duración del trámite ni que los sitios oficiales funcionen. Nadie puede garantizarlo, porque lo decide otro.',
        'Los resultados de nuestros cuestionarios y los tiempos que publicamos son orientación y no modifican este contrato.',
      ],
    },
    {
      id: 'preparer',
      title: 'Nuestro equipo como preparador',
      blocks: [
        'Nos autorizas a leer y editar tus formularios y documentos para preparar la solicitud. Cada cambio que hace una persona de nuestro equipo queda registrado: quién lo hizo, cuándo y qué cambió. Puedes pedirnos ese registro.',
        'Cuando un formulario oficial pregunta quién ayudó a llenarlo, la respuesta es que lo hicimos nosotros. No firmamos por ti: donde la norma pide la firma del solicitante, firmas tú o, si es menor, su madre, su padre o su representante.',
      ],
    },
    {
      id: 'quote-services',
      title: 'Servicios con cotización',
      blocks: [
        'Algunos servicios, como visas de trabajo, de familia o el permiso de estudio de Canadá, no tienen precio fijo. Estudiamos tu caso y te enviamos por escrito qué haríamos, qué no, cuánto cuesta y en qué plazo. No debes nada hasta que aceptes la cotización, y lo que ella diga se suma a estos términos. Si contradice una protección que te damos aquí, vale lo que más te favorezca.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Textos, diseños y tus documentos',
      blocks: [
        'El sitio, sus textos, ilustraciones y programas son nuestros o los usamos con permiso. Puedes leerlos, imprimirlos para ti y compartir sus enlaces; para copiarlos o venderlos pide permiso por escrito.',
        'Tus respuestas y documentos siguen siendo tuyos. Solo nos permites usarlos para prestarte el servicio. Si publicas un comentario, nos permites mostrarlo en el sitio hasta que pidas quitarlo.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Buen uso del sitio',
      blocks: [
        'No está permitido:',
        {
          list: [
            'usar datos de otra persona sin su permiso o hacerte pasar por ella;',
            'enviarnos documentos falsos, programas dañinos o contenido ilegal;',
            'intentar entrar a cuentas ajenas, probar códigos al azar o copiar el sitio con programas;',
            'revender nuestro servicio como si fuera tuyo sin un acuerdo con nosotros;',
            'maltratar a las personas de nuestro equipo.',
          ],
        },
        'Si encuentras una falla de seguridad, cuéntanosla antes que a nadie y te lo agradeceremos.',
      ],
    },
    {
      id: 'suspension',
      title: 'Suspensión y terminación',
      blocks: [
        'Podemos suspender una cuenta si hay indicios serios de fraude, documentos falsos o ataque al sitio. Te decimos el motivo, salvo que la ley lo prohíba, y puedes responder. Mientras tanto guardamos tus datos y puedes pedir una copia.',
        'Puedes terminar el contrato en cualquier momento; lo que se devuelve depende de cuánto trabajo hayamos hecho. Si somos nosotros quienes no podemos seguir por una causa que no es tuya, te devolvemos todo nuestro precio y te entregamos lo avanzado.',
      ],
    },
    {
      id: 'liability',
      title: 'Hasta dónde respondemos',
      blocks: [
        'Respondemos por nuestro trabajo y por los daños que nuestros errores te causen, como lo manda la ley. No respondemos por decisiones de las autoridades, tiempos de espera, fallas de sitios oficiales, bancos o mensajería, ni por hechos de fuerza mayor.',
        'Tampoco respondemos por pasajes, hoteles u otros gastos hechos antes de tener la visa, salvo que la pérdida venga de un error nuestro. Te recomendamos no comprarlos hasta tener la decisión.',
        'Ninguna frase de estos términos limita la responsabilidad que la Ley 1480 de 2011 nos impone, ni invierte la carga de la prueba en tu contra, ni te hace renunciar a un derecho. Si alguna lo hiciera, se tiene por no escrita y lo demás sigue en pie.',
      ],
    },
    {
      id: 'law-and-complaints',
      title: 'Reclamos, ley y jueces',
      blocks: [
        `Si algo salió mal, escríbenos primero a ${mailLink}: te damos un número para seguir tu caso y respondemos de fondo en un máximo de ${period(complaintAnswer, 'es')}. Si no quedas conforme, puedes acudir a la Superintendencia de Industria y Comercio, en ${link('sic.gov.co', authoritySite)}, o a los jueces. No te obligamos a ir a arbitraje.`,
        'Este contrato se rige por la ley de Colombia, en especial la Ley 1480 de 2011 (Estatuto del Consumidor) y la Ley 2439 de 2024 sobre comercio electrónico. Si vives en otro país, conservas las protecciones que su ley de consumo te da y a las que no se puede renunciar, y puedes acudir a las autoridades que esa ley señale.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de los términos',
      blocks: [
        `Si cambiamos estos términos, publicamos la versión nueva y te avisamos por correo al menos ${period(changeNotice, 'es')} antes de que rija. A lo que ya compraste se le aplica la versión que aceptaste, a menos que la nueva te favorezca.`,
      ],
    },
    {
      id: 'language-and-version',
      title: 'Idioma y versión',
      blocks: [
        `Publicamos estos términos en español, inglés y árabe. Si las traducciones difieren, prevalece el español; y si queda una duda, se entiende como más te favorezca a ti como consumidor. Esta es la versión ${edition.version}, del ${longDate(edition.updated, 'es')}.`,
      ],
    },
  ],
};
