import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import { edition, type OfficialHost, officialSites } from '../facts.ts';
import { link, mailLink, whatsAppLink } from '../wording.ts';

const siteUse: Record<OfficialHost, string> = {
  'ceac.state.gov': 'formulario DS-160 para la visa de Estados Unidos.',
  'travel.state.gov': 'requisitos, tarifas y tiempos de espera de las visas de Estados Unidos.',
  'esta.cbp.dhs.gov': 'autorización de viaje ESTA.',
  'canada.ca': 'visas y permisos de Canadá.',
  'gov.uk': 'visas del Reino Unido.',
  'immi.homeaffairs.gov.au': 'visas de Australia.',
};

export const page: LegalPage = {
  title: 'Aviso general',
  description: `Qué es ${brand.name} y qué no es: una asesoría privada, sin relación con ningún gobierno. Qué paga tu dinero, quién decide y cómo reconocer un fraude.`,
  ...edition,
  summary: [
    'Somos una empresa privada: no somos un gobierno, una embajada, un consulado ni una firma de abogados.',
    'Puedes hacer cualquier trámite por tu cuenta en los sitios oficiales, sin pagarnos nada.',
    'Nuestro precio paga nuestro trabajo; la tarifa del gobierno es otra cosa y siempre la mostramos aparte.',
    'La decisión es solo de la autoridad: garantizamos nuestro trabajo, nunca una visa ni una fecha.',
    'Solo te escribimos desde las direcciones de esta página y nunca te pedimos tu contraseña.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Quiénes somos y quiénes no',
      blocks: [
        `${brand.name} es el nombre con el que trabaja ${brand.legalEntity}, una empresa privada con domicilio en ${brand.postalAddress}. Ayudamos a personas de América Latina a preparar, revisar y acompañar sus solicitudes de visa y de autorización de viaje para Estados Unidos, Canadá, el Reino Unido y Australia.`,
        'No hacemos parte de ningún gobierno. No tenemos convenio, relación ni acceso especial con embajadas, consulados, centros de atención al solicitante o autoridades de frontera. Nadie le da prioridad a una solicitud porque la hayamos preparado nosotros.',
        'Tampoco somos una firma de abogados. Explicamos requisitos que las autoridades publican y te ayudamos a cumplirlos; no damos asesoría jurídica ni te representamos ante una autoridad. Con una deportación o un proceso penal, por ejemplo, busca a un abogado.',
        'En Canadá la ley va más lejos: la [sección 91 de la Immigration and Refugee Protection Act](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html) reserva a personas con licencia tanto representar como aconsejar a cambio de pago. Por eso para Canadá solo traducimos tus respuestas, ordenamos tus documentos y llenamos los formularios como tú indicas; no te decimos qué solicitar, qué responder ni qué posibilidades tienes. El consejo lo dan abogados de una provincia, notarios de Quebec y los consultores del [College of Immigration and Citizenship Consultants](https://college-ic.ca), que publica su registro.',
      ],
    },
    {
      id: 'official-sites',
      title: 'Puedes hacerlo por tu cuenta',
      blocks: [
        'Los formularios oficiales están abiertos a todas las personas y se llenan gratis; lo único que cobra la autoridad es su tarifa. Estos son los sitios oficiales:',
        { list: officialSites.map(({ host, url }) => `${link(host, url)}: ${siteUse[host]}`) },
        'Si prefieres hacerlo sin ayuda, es una buena decisión y no pierdes nada: una solicitud bien hecha vale lo mismo con o sin nosotros. Antes de escribir tus datos, mira que la dirección en tu navegador sea exactamente la oficial.',
      ],
    },
    {
      id: 'what-our-fee-buys',
      title: 'Qué paga nuestro precio y qué no',
      blocks: [
        'Lo que nos pagas cubre el trabajo de nuestro equipo, según el servicio que elijas:',
        {
          list: [
            'Preguntas en tu idioma y con explicaciones, y el formulario oficial lleno en inglés.',
            'Una lista de documentos de soporte para tu caso y la revisión de los que nos mandas.',
            'La revisión de cada respuesta para que nombres, fechas y documentos digan lo mismo en todas partes.',
            'Ayuda para agendar tu cita y preparación para la entrevista, cuando el servicio las incluye.',
          ],
        },
        'Nuestro precio no compra una visa, una fecha de cita, un trato preferente ni una respuesta más rápida. Tampoco cubre gastos de otros: fotos, traducciones, notarías, mensajería, exámenes médicos, viajes o seguros.',
      ],
    },
    {
      id: 'government-fees',
      title: 'La tarifa del gobierno va aparte',
      blocks: [
        'Cada gobierno cobra su propia tarifa por estudiar una solicitud. La pagas tú, directamente a la autoridad y por los medios que ella indica, y no la recibimos nosotros. En nuestras páginas aparece siempre en una línea separada de nuestro precio.',
        'Hay una excepción: en el servicio de ESTA el precio que ves ya incluye la tarifa del gobierno. Nosotros la pagamos a la autoridad en tu nombre y te mostramos cuánto del total es tarifa y cuánto es nuestra asesoría.',
        'Las autoridades pueden cambiar sus tarifas sin aviso. Vale la que la autoridad cobre el día del pago, aunque nuestra página muestre todavía la anterior.',
      ],
    },
    {
      id: 'decision',
      title: 'Quién decide',
      blocks: [
        'Aprobar o negar una visa es decisión exclusiva del oficial consular o de la autoridad migratoria del país que visitas. Una visa tampoco asegura la entrada: en la frontera, otro oficial decide si entras y por cuánto tiempo.',
        'Por eso nunca prometemos un resultado. Si alguien te ofrece una visa segura o dice que tiene un contacto adentro, no es verdad, aunque use nuestro nombre.',
      ],
    },
    {
      id: 'true-answers',
      title: 'Tus respuestas deben ser verdad',
      blocks: [
        'Tú conoces los hechos y tú firmas la solicitud. Respondemos por nuestra revisión, pero no podemos saber lo que no nos cuentas. Una respuesta falsa o un documento alterado puede llevar a una negación, a una prohibición de entrada por años o a un proceso penal.',
        'No escribimos respuestas que sepamos falsas, no escondemos negaciones ni antecedentes y no fabricamos documentos. Si encontramos una contradicción, te preguntamos antes de seguir.',
      ],
    },
    {
      id: 'sources-and-dates',
      title: 'De dónde salen las cifras de nuestras páginas',
      blocks: [
        'Cada tarifa, vigencia, requisito o tiempo que publicamos lleva el enlace a la página de la autoridad, la fecha en que lo comprobamos y cómo: «leído en la fuente», si leímos el texto de la propia autoridad, o «citado por otros», si lo conocemos por quienes la citan. Cuando circulan dos cifras, mostramos las dos.',
        'Cada dato tiene también un plazo después del cual hay que volver a comprobarlo. Cuando ese plazo pasa sin una nueva revisión, el dato aparece marcado como antiguo. La marca no dice que sea falso: dice que no lo hemos confirmado hace poco y que conviene mirar la fuente antes de decidir.',
        'Si una página nuestra y el sitio oficial dicen cosas distintas, vale el sitio oficial. Te agradecemos que nos lo cuentes para corregirlo.',
      ],
    },
    {
      id: 'wait-times',
      title: 'Los tiempos de espera cambian',
      blocks: [
        'Los tiempos de espera los publican las autoridades y cambian a menudo. Los mostramos con su fecha como una orientación; no son un turno ni una promesa. La fecha de tu cita solo existe cuando el sistema oficial te la confirma.',
        'No compres pasajes ni hoteles que no puedas cancelar contando con una fecha que todavía no tienes.',
      ],
    },
    {
      id: 'automatic-help',
      title: 'Ayuda automática, decisión de personas',
      blocks: [
        'Ningún programa nuestro decide nada sobre ti. Las pruebas de elegibilidad suman puntos con una tabla nuestra y te muestran cada cuenta: son información general, no la opinión de la autoridad. Cuando nuestro programa lee los datos de una foto de tu pasaporte, lo dice allí mismo y es solo una sugerencia: los datos los confirmas tú, campo por campo.',
        'Un resultado así nunca es una predicción de lo que hará el consulado, no se envía al consulado y no te cierra ninguna puerta con nosotros: si tienes dudas, una persona de nuestro equipo lo mira contigo.',
      ],
    },
    {
      id: 'recognise-fraud',
      title: 'Cómo saber que somos nosotros',
      blocks: [
        `Escribimos por correo solo desde ${brand.supportEmail} y ${brand.staffEmail}, y por WhatsApp solo desde ${brand.whatsapp}. Nuestras redes son ${link('Instagram', brand.instagram)} y ${link('Facebook', brand.facebook)}. Cualquier otra cuenta con nuestro nombre no es nuestra.`,
        'Desconfía y no respondas si alguien:',
        {
          list: [
            'te pide la contraseña de tu cuenta, el número completo de tu tarjeta o el código que te mandó tu banco;',
            'te pide pagar en la cuenta personal de alguien, en efectivo o con criptomonedas;',
            'te promete una visa, una cita en una fecha exacta o un contacto dentro de un consulado;',
            'te apura con amenazas o con un plazo que no aparece en tu portal ni en el sitio oficial.',
          ],
        },
        `Ante la duda, no abras enlaces: entra tú a nuestro [sitio](screen:home) y pregúntanos por ${mailLink} o por WhatsApp al ${whatsAppLink('es')}. Si ya pagaste, avisa también a tu banco y a la policía de tu país.`,
      ],
    },
    {
      id: 'related-pages',
      title: 'Lo que completa este aviso',
      blocks: [
        'Las reglas del servicio están en los [términos y condiciones](screen:terms-conditions), el cuidado de tus datos en la [política de privacidad](screen:privacy-policy) y las devoluciones en la [política de reembolsos y cambios de cita](screen:reschedule-refund-policy).',
      ],
    },
  ],
};
