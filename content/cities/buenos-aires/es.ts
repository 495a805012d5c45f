import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Tu cita para la visa de Estados Unidos en Buenos Aires',
  metaTitle: 'Cita para la visa americana en Buenos Aires',
  description:
    'El turno para la visa americana en Argentina: CAS y embajada en Buenos Aires, tarifa e impuestos de la tarjeta, viaje desde el interior y renovación.',
  lead: 'En Argentina la cita, o turno, es siempre en Buenos Aires. Mira cómo se reparten las visitas, cuánto pagas de verdad y cómo venir desde el interior.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Dos paradas en la misma ciudad',
      blocks: [
        'Lo habitual son dos paradas. La primera es el Centro de Atención al Solicitante, el CAS: foto, huellas y control de datos. La segunda es la embajada, donde un oficial consular te hace preguntas y resuelve. Son edificios distintos, y cuánto tiempo pasa entre uno y otro depende de los cupos.',
        'El CAS ya se mudó alguna vez, así que no uses la dirección de un viaje anterior. La correcta está en tu confirmación y en [la página de la embajada en Argentina](https://ar.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'La tarifa y lo que suma la tarjeta',
      blocks: [
        'La tarifa del gobierno, o arancel, para la visa de turismo es de {us-mrv} por persona. Lo que terminas pagando depende del medio de pago: a una tarjeta pueden sumarse impuestos por consumo en moneda extranjera. Pregúntale antes a tu banco. Ese extra no llega a la embajada ni a nosotros.',
        'Con la tarifa pagada tienes {us-mrv-validity} para sacar turno. Carga el número del DS-160 definitivo: si luego llenas otro y no lo actualizas, los códigos no coinciden y tendrás que pedir nueva fecha.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'El día: documentos, controles y paros',
      blocks: [
        'La noche anterior fíjate si hay paro de transporte o cortes, y piensa un segundo camino.',
        {
          list: [
            'Pasaporte actual. La regla general pide {us-passport-validity} de vigencia después del viaje, salvo acuerdo con tu país.',
            'El pasaporte donde está tu visa vencida, si tuviste.',
            'Comprobante del DS-160 y del turno, en papel.',
            'DNI y algo que muestre tu trabajo, tus estudios o tu familia en Argentina.',
          ],
        },
        'El celular, la computadora y los bolsos grandes se quedan en tu casa o en el hotel. Lo que admite cada control lo publica la embajada y puede variar.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Desde el interior, y por qué no Montevideo',
      blocks: [
        'Salta, Mendoza, Neuquén y Ushuaia se atienden en Buenos Aires. Al elegir, busca los dos turnos lo más juntos posible para hacer un único viaje.',
        'Cruzar a Montevideo o a Santiago no suele servir. Desde el {us-residence-rule} se solicita donde tienes nacionalidad o residencia, y la tarifa pagada en un país no pasa a otro. Si necesitas otra fecha, lee primero [cómo se reagenda](screen:reschedule).',
      ],
    },
    {
      id: 'near-date',
      title: 'Si el calendario te ofrece una fecha cercana',
      blocks: [
        'La espera publicada para Buenos Aires ha cambiado mucho de un año a otro, y puede volver a cambiar. Mira la cifra oficial y su fecha en [tiempos de espera](screen:wait-times); nosotros no la adivinamos.',
        'Una fecha cercana solo sirve si llegas con todo listo. Antes de pagar, comprueba cuatro cosas:',
        {
          list: [
            'El DS-160 está enviado y lo leíste entero, con tu nombre como figura en el pasaporte.',
            'Puedes venir al CAS y a la embajada, sobre todo si vives lejos de la Capital.',
            'Tienes a mano recibos de sueldo, la constancia de monotributo o la de alumno regular.',
            'No necesitas el pasaporte para otro viaje en esos días: si aprueban la visa, queda en la embajada mientras la imprimen.',
          ],
        },
        'El pasaporte vuelve por la vía que indique tu cuenta oficial. Si eres del interior, léela antes de confirmar el turno, porque puede significar un viaje más.',
      ],
    },
  ],
  questions: [
    {
      question: 'Tengo pasaporte italiano o español. ¿Saco turno igual?',
      answer:
        'Para turismo o negocios breves quizá te alcance con ESTA, que se pide en línea y sin entrevista. Permite hasta {us-esta-stay} por visita y dura {us-esta-validity}, o hasta que venza el pasaporte. Mira quién puede usarla en [ESTA](screen:us-esta).',
    },
    {
      question: '¿Puedo renovar sin pasar por la entrevista?',
      answer:
        'Las reglas rigen desde el {us-waiver-since}: la visa B debe seguir vigente o llevar vencida menos de {us-waiver-window}, y haberse dado cuando eras mayor de edad. Aun así el consulado puede llamarte. Revisa tu caso en [renovación](screen:us-renewal).',
    },
    {
      question: 'Estudio en Argentina y tengo otra nacionalidad. ¿Solicito aquí?',
      answer:
        'Si resides en el país de forma legal, en principio sí. Trae el DNI para extranjeros o la residencia vigente y algo que pruebe tus estudios. La embajada evalúa si esa residencia alcanza.',
    },
    {
      question: '¿Ustedes me consiguen el turno?',
      answer:
        'Te ayudamos a agendar si tu plan lo incluye, en el sistema oficial y con tu cuenta. No tenemos acceso especial ni prometemos una fecha: los cupos los abre la embajada y la elección la confirmas tú.',
    },
    {
      question: 'Mi pasaporte vence antes del turno. ¿Por dónde empiezo?',
      answer:
        'Lo más simple es renovarlo antes de llenar el DS-160, así usas un solo número. Si ya lo enviaste, se completa otro con el pasaporte nuevo y se actualiza en la cuenta del turno. Trae los dos pasaportes. La regla general pide que valga {us-passport-validity} más que tu estadía; algunos países tienen un acuerdo que los exime. Pregúntale a la embajada si te alcanza.',
    },
    {
      question: 'Mis hijos tienen pasaporte europeo y yo solo el argentino. ¿Cómo viajamos?',
      answer:
        'Cada uno según su pasaporte. A los chicos quizá les alcance con ESTA, si el suyo es electrónico y de un país del programa; cada menor necesita la propia. Tú pides la visa y vas al turno. Empieza por tu visa, que es lo que puede demorar, y pide las ESTA al menos {us-esta-ahead} antes de volar. Las estadías no son iguales: hasta {us-esta-stay} con ESTA y, por lo general, hasta {us-b-stay} con visa.',
    },
  ],
};
