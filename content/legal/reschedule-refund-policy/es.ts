import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import {
  acknowledge,
  authoritySite,
  callNotice,
  complaintAnswer,
  edition,
  feeRules,
  freeNextReview,
  type RefundCaseName,
  refundArrives,
  refundCases,
  refundSent,
  reversalNotice,
  withdrawal,
} from '../facts.ts';
import { link, longDate, mailLink, percent, period, whatsAppLink } from '../wording.ts';

const cases: Record<RefundCaseName, { what: string; note: string }> = {
  'before-review': {
    what: 'Cancelas antes de que empecemos la revisión',
    note: 'En cualquier momento, sin explicar por qué.',
  },
  withdrawal: {
    what: `Te retractas dentro de los ${period(withdrawal.window, 'es')} siguientes a la compra y no te hemos entregado trabajo`,
    note: 'Plazo de la ley, con el tiempo del banco incluido.',
  },
  'review-begun': {
    what: 'Cancelas después de que empezó la revisión y antes de presentar la solicitud',
    note: 'La otra parte paga el trabajo hecho, que te entregamos.',
  },
  filed: {
    what: 'Cancelas después de presentada la solicitud o reservada la cita',
    note: 'Lo que falte de tu servicio sigue a tu disposición. Si no podemos prestarlo, devolvemos esa parte.',
  },
  'sessions-not-given': {
    what: 'Cancelas con sesiones de preparación de entrevista compradas que no has tenido',
    note: 'Lo que pagaste por ellas se divide entre las sesiones compradas: devolvemos la parte de cada una que falta, también después de presentada la solicitud.',
  },
  'our-error': {
    what: 'Un error nuestro afectó tu solicitud o ya no se puede corregir a tiempo',
    note: 'En cualquier etapa. Además rehacemos el trabajo sin costo.',
  },
  'we-stop': {
    what: 'No podemos prestarte o terminar el servicio por una causa que no es tuya',
    note: 'Y te entregamos lo que esté hecho.',
  },
  'duplicate-charge': {
    what: 'Te cobramos dos veces lo mismo',
    note: 'Devolvemos el cobro repetido completo.',
  },
  'visa-refused': {
    what: 'La autoridad niega la visa o la autorización',
    note: `Si vuelves a solicitar en los ${period(freeNextReview, 'es')} siguientes, esa revisión es gratis.`,
  },
  'government-fee': {
    what: 'Tarifa que pagaste directamente al gobierno',
    note: 'No la recibimos: solo la autoridad puede devolverla.',
  },
  'included-fee-not-charged': {
    what: 'Parte de la tarifa incluida en el precio de ESTA que la autoridad no llegó a cobrar',
    note: 'No es nuestra: te la devolvemos toda.',
  },
};

export const page: LegalPage = {
  title: 'Política de reembolsos y cambios de cita',
  description: `Cuándo ${brand.name} devuelve tu dinero, cuánto y en qué plazo; qué pasa con la tarifa del gobierno y cómo se mueve una cita o una asesoría.`,
  ...edition,
  summary: [
    `Si aún no empezamos a revisar, te devolvemos el ${percent(100, 'es')} de nuestro precio.`,
    `Enviamos el dinero por el medio con que pagaste en ${period(refundSent, 'es')}; si te retractas, te llega en ${period(withdrawal.money, 'es')}.`,
    'Si un error nuestro afecta tu solicitud, rehacemos el trabajo sin costo y te devolvemos nuestro precio.',
    'La tarifa del gobierno depende solo de la autoridad, que casi nunca la devuelve.',
    `Tu asesoría con nosotros se mueve gratis hasta ${period(callNotice, 'es')} antes.`,
  ],
  sections: [
    {
      id: 'scope',
      title: 'Qué cubre esta política',
      blocks: [
        `Habla del dinero que le pagas a ${brand.legalEntity} por su asesoría y de los cambios de fecha de dos tipos de cita: la del consulado y la que tienes con nosotros. Completa los [términos y condiciones](screen:terms-conditions), y si la ley te da más, vale la ley.`,
        'Si compraste para varias personas, miramos cada una por separado: se devuelve lo que pagaste por la persona que cancela. En los servicios con cotización valen estas mismas reglas, a menos que la cotización te ofrezca algo mejor.',
      ],
    },
    {
      id: 'refund-table',
      title: 'Cuánto devolvemos y en qué plazo',
      blocks: [
        {
          table: {
            head: ['Caso', 'Te devolvemos', 'Plazo', 'Ten en cuenta'],
            rows: refundCases.map(({ name, share, days }) => [
              cases[name].what,
              percent(share, 'es'),
              days ? period(days, 'es') : 'No aplica',
              cases[name].note,
            ]),
          },
        },
        'El porcentaje es sobre lo que pagaste por nuestra asesoría, ya con descuentos. Los plazos corren desde que aceptamos tu pedido, y en el retracto desde el día en que lo pides con los datos para devolver.',
      ],
    },
    {
      id: 'stages',
      title: 'Qué significa cada etapa',
      blocks: [
        'La revisión empieza cuando, con el pago confirmado y tu formulario enviado, un asesor abre tu caso para revisarlo. La fecha queda registrada y te la decimos si la preguntas.',
        'La solicitud está presentada cuando se envía en el sitio oficial, y la cita está reservada cuando el sistema oficial la confirma. En los servicios que no terminan en una solicitud, como la preparación de entrevista o la revisión de antecedentes, esa etapa llega cuando tuviste todas las sesiones o recibiste el informe.',
      ],
    },
    {
      id: 'visa-refused',
      title: 'Si te niegan la visa',
      blocks: [
        'Sabemos que duele. Aun así no devolvemos nuestro precio, porque paga un trabajo que ya se hizo y que no cambia con la decisión; si dependiera del resultado, nos convendría aceptar solo casos fáciles o decirte lo que quieres oír.',
        `Lo que sí hacemos: leemos contigo el motivo de la negación y, si la misma persona vuelve a solicitar dentro de los ${period(freeNextReview, 'es')} siguientes, revisamos esa solicitud sin cobrar. Si al estudiar el caso encontramos un error nuestro, vale la fila del error.`,
      ],
    },
    {
      id: 'government-fee',
      title: 'La tarifa del gobierno',
      blocks: [
        'Cada autoridad fija sus reglas y las puede cambiar. En general, hoy dicen esto:',
        {
          list: [
            `Estados Unidos: la tarifa de la visa no se devuelve ni se pasa a otra persona, aunque la visa se niegue. La fuente es ${link('travel.state.gov', 'https://travel.state.gov')} y la página del consulado de tu país.`,
            'ESTA: lo cobrado no se devuelve; si la autorización se niega, la autoridad cobra solo una parte.',
            `Canadá: puede devolver la tarifa si retiras la solicitud antes de que empiece a procesarla. Lo explica en ${link('canada.ca', feeRules.canada)}.`,
            `Reino Unido: puede devolverla si cancelas a tiempo, según la etapa; una negación no da derecho a ello. Mira ${link('gov.uk', feeRules.uk)}.`,
            `Australia: la devuelve solo en casos contados, y no por una negación. Mira ${link('immi.homeaffairs.gov.au', feeRules.australia)}.`,
          ],
        },
        'Te ayudamos a pedirla cuando la regla lo permite. Si tuviste que pagarla otra vez por un error nuestro, no te la devuelve el gobierno: te la pagamos nosotros.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'Cómo pedir un reembolso',
      blocks: [
        `Escribe a ${mailLink} o por WhatsApp al ${whatsAppLink('es')}. Con esto nos basta:`,
        {
          list: [
            'tu nombre y el celular o correo de tu cuenta;',
            'qué servicio compraste, la fecha y la referencia del comprobante;',
            'para qué persona es, si compraste para varias;',
            'qué pasó, en tus palabras, y los documentos que ayuden;',
            'si pagaste por un medio que no permite devolver, la cuenta a tu nombre donde quieres recibir el dinero.',
          ],
        },
        'Nunca envíes el número de tu tarjeta, la fecha de vencimiento, el código de seguridad ni tu contraseña. No los necesitamos para devolver, y quien te los pida no es de nuestro equipo.',
      ],
    },
    {
      id: 'how-we-answer',
      title: 'Cómo te respondemos',
      blocks: [
        `En un máximo de ${period(acknowledge, 'es')} te confirmamos que recibimos tu pedido y te damos un número para seguirlo. Luego te decimos, por escrito y con razones, cuánto devolvemos y cuándo. La respuesta completa llega a más tardar en ${period(complaintAnswer, 'es')}.`,
      ],
    },
    {
      id: 'how-money-returns',
      title: 'Cómo vuelve el dinero',
      blocks: [
        `Devolvemos por el mismo medio y en la misma moneda con que pagaste; si eso no es posible, por otro que acordemos contigo. En los casos distintos del retracto enviamos el dinero dentro de los ${period(refundSent, 'es')} siguientes, y tu banco puede tardar en mostrarlo: entre las dos cosas, hasta ${period(refundArrives, 'es')}.`,
        'No cobramos por devolver. Si pagaste en otra moneda, el valor en la tuya puede variar por el cambio del banco. Cuando lo enviamos te mandamos un comprobante; si no ves el dinero al final del plazo, escríbenos y lo rastreamos contigo.',
      ],
    },
    {
      id: 'consular-appointment',
      title: 'Cambiar la cita del consulado',
      blocks: [
        'La cita es de la autoridad y solo se mueve en su sistema oficial, según los cupos que haya. Cada autoridad limita cuántas veces puedes cambiarla y con cuánta anticipación; pasado el límite, o si no vas, puedes perder la tarifa y tener que pagarla de nuevo. La tarifa además vence: en Estados Unidos, por lo general, un año después del pago.',
        `Antes de mover una fecha, revisa las reglas de tu país en el sitio oficial donde la reservaste o en ${link('travel.state.gov', 'https://travel.state.gov')}. Suelta la cita que tienes solo cuando sepas qué pierdes con el cambio.`,
        'Si tu servicio incluye la agenda, te ayudamos a moverla sin cobro nuestro: miramos contigo cuántos cambios te quedan, buscamos opciones en el sistema oficial y confirmas tú. No compramos ni vendemos citas, y no prometemos una fecha.',
      ],
    },
    {
      id: 'advisory-call',
      title: 'Cambiar tu asesoría con nosotros',
      blocks: [
        `Puedes mover sin costo tu llamada o tu preparación de entrevista si nos avisas al menos ${period(callNotice, 'es')} antes de la hora. Basta responder al mensaje de confirmación.`,
        'Si avisas después o no llegas, la sesión se cuenta como hecha, salvo una urgencia: cuéntanos qué pasó y buscamos otra hora. Si quien la mueve o falla somos nosotros, eliges una nueva fecha o te devolvemos el valor de esa sesión.',
      ],
    },
    {
      id: 'chargebacks',
      title: 'Reversión del pago con tu banco',
      blocks: [
        `Si no reconoces un cobro, hubo fraude o no recibiste lo que compraste, el artículo 51 de la Ley 1480 de 2011 y el Decreto 587 de 2016 te permiten pedir que el pago se reverse. Debes presentarnos la queja y avisar a tu banco dentro de los ${period(reversalNotice, 'es')} siguientes a saberlo.`,
        'Habla primero con nosotros: casi siempre es más rápido que una disputa. Si abres una, le damos al banco las pruebas del servicio y ponemos en pausa tu caso hasta que se decida, sin borrar nada. Si el banco te devuelve el dinero y nosotros también, te pediremos reintegrar el pago repetido.',
      ],
    },
    {
      id: 'complaints',
      title: 'Si no quedas conforme',
      blocks: [
        `Pide que otra persona de nuestro equipo revise la respuesta. También puedes reclamar ante la Superintendencia de Industria y Comercio de Colombia, en ${link('sic.gov.co', authoritySite)}, o ante la autoridad de consumo de tu país. Reclamar no cuesta y no afecta tu solicitud.`,
        `Versión ${edition.version}, del ${longDate(edition.updated, 'es')}.`,
      ],
    },
  ],
};
