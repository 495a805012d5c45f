import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: '¿Tu visa americana venció o está por vencer?',
  metaTitle: 'Renovar la visa americana: ¿con o sin entrevista?',
  description:
    'Tres preguntas para saber si tu renovación de la visa de Estados Unidos necesita entrevista, qué tener a mano y cómo empezar hoy desde el teléfono.',
  lead: 'Responde tres preguntas y sabrás si lo más probable es renovar con entrevista o sin ella. Después juntas cinco cosas y empiezas.',
  sections: [
    {
      id: 'three-questions',
      title: 'Tres preguntas',
      blocks: [
        'Estas condiciones rigen desde el {us-waiver-since}. Si respondes que sí a las tres, puedes pedir la exención de entrevista.',
        {
          table: {
            head: ['Pregúntate', 'Por qué importa'],
            rows: [
              [
                '¿Es una visa de turismo que sigue vigente o venció hace menos de {us-waiver-window}?',
                'La exención es para renovar la misma clase. Casi todas las demás visas pasan por entrevista.',
              ],
              [
                '¿Eras mayor de edad cuando te la dieron, y te la dieron por todo el plazo posible?',
                'Una visa de tu infancia, o con vigencia recortada, no entra.',
              ],
              [
                '¿Solicitas donde eres nacional o residente, sin una negación no superada, sin arrestos y sin haberte quedado nunca más de lo permitido?',
                'Si falla algo de esto, lo más probable es que el consulado quiera verte.',
              ],
            ],
          },
        },
        'Aunque cumplas todo, el consulado puede llamarte a entrevista. Conviene prepararte para las dos cosas.',
      ],
    },
    {
      id: 'have-at-hand',
      title: 'Cinco cosas a mano',
      blocks: [
        {
          list: [
            'Tu pasaporte actual, por regla general con {us-passport-validity} de vigencia después del viaje.',
            'El pasaporte donde está la visa anterior, aunque esté vencido.',
            'Una foto nueva, de {us-photo-side} cm por lado y tomada en los últimos {us-photo-age}.',
            'Las fechas de tus últimos viajes a Estados Unidos.',
            'Un medio para pagar la tarifa del gobierno, {us-mrv} por persona, aparte de nuestra asesoría.',
          ],
        },
      ],
    },
    {
      id: 'next-step',
      title: 'Tu siguiente paso',
      blocks: [
        'Si respondiste tres veces sí, [crea tu cuenta](screen:sign-up) y confirma tus respuestas. Con nuestro servicio, un asesor las revisa antes de que pagues al gobierno. Si dudaste en una, hazlo igual y cuéntanos cuál.',
        'Si prefieres leer primero el proceso completo, los costos y los documentos, están en [renovación de la visa](screen:us-renewal). Y si vas a necesitar entrevista, mira cuánto se espera en [tu ciudad](screen:wait-times).',
      ],
    },
    {
      id: 'in-or-out',
      title: 'Quién entra en la regla y quién no',
      blocks: [
        {
          list: [
            'Entra: quien renueva una B-1, B-2 o B-1/B-2, o la tarjeta de cruce fronterizo de México, dentro de los {us-waiver-window} que se cuentan desde el vencimiento de la visa, no del pasaporte.',
            'No entra: quien tuvo visa de estudiante, de tripulante o casi cualquiera de trabajo, aunque la haya usado bien.',
            'No entra solo por la edad: desde el {us-waiver-since}, los niños y los adultos mayores también pasan por entrevista.',
            'No entra, en principio, quien recibió una negación después de su última visa.',
          ],
        },
        'Son reglas de un momento y ya cambiaron varias veces. Antes de pagar, compáralas con el [aviso del Departamento de Estado](https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html).',
      ],
    },
    {
      id: 'special-cases',
      title: 'Pasaporte nuevo, nombre nuevo o visa perdida',
      blocks: [
        {
          list: [
            'Pasaporte vencido y visa vigente: se viaja con los dos, si son del mismo país. No despegues la visa para pasarla al nuevo: así deja de valer.',
            'Cambio de nombre: saca primero el pasaporte con el nombre de hoy. Después, el Departamento de Estado recomienda pedir otra visa. Lleva el acta o la sentencia que explica el cambio y escribe el nombre anterior en el DS-160.',
            'Visa perdida o robada: haz la denuncia y avisa al consulado. Una visa reportada no vuelve a servir, aunque el pasaporte aparezca. Cada embajada explica cómo avisar; [así lo hace la de Colombia](https://co.usembassy.gov).',
            'Visa dañada: trátala como si no la tuvieras y cuenta con una entrevista.',
          ],
        },
      ],
    },
    {
      id: 'what-it-is-not',
      title: 'Lo que renovar no es',
      blocks: [
        {
          list: [
            'No alarga tu estadía. Quien está en Estados Unidos y necesita más tiempo hace otro trámite, allá.',
            'No cambia la clase. Para estudiar o trabajar se pide otra visa, desde el principio.',
            'No es automático. Nadie te la envía porque la anterior se portó bien: hay formulario, tarifa y decisión nuevos.',
            'No renueva el pasaporte. Eso lo hace tu propio país, y conviene hacerlo antes.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Perdí la visa o me la robaron. ¿Puedo renovar?',
      answer:
        'Puedes pedir otra, pero cuenta con una entrevista: el consulado necesita la visa anterior para eximirte. Lleva la denuncia y los datos que tengas, como una copia o una foto.',
    },
    {
      question: 'Mi visa sigue vigente en un pasaporte vencido.',
      answer:
        'Entonces quizá no tienes que renovar todavía. Si está en buen estado y es la clase correcta, puedes viajar con los dos pasaportes, el viejo y el nuevo. Renueva cuando la visa esté por vencer.',
    },
    {
      question: '¿Renovar es más seguro que pedirla por primera vez?',
      answer:
        'Es otra solicitud, y el oficial decide de nuevo. Ayuda haber usado bien la visa anterior, pero cuenta tu situación de hoy: trabajo, familia y motivo del viaje.',
    },
    {
      question: '¿Por cuánto tiempo sale la nueva?',
      answer:
        'Depende de tu nacionalidad; en Colombia, por ejemplo, la de turismo puede darse hasta por {us-b-validity}. El plazo exacto está impreso en la visa y lo fija la autoridad.',
    },
    {
      question: '¿Mis hijos renuevan conmigo sin entrevista?',
      answer:
        'Por lo general no: la visa debe haberse dado a una persona ya mayor de edad. Un menor va a entrevista, y puedes pedir que la tuya sea el mismo día si también te toca.',
    },
    {
      question: '¿Pago menos al gobierno si no hay entrevista?',
      answer:
        'No. La tarifa es la misma, {us-mrv} por persona, porque paga el estudio de la solicitud. Sirve para reservar la entrega o la cita durante {us-mrv-validity}, y no se devuelve si la respuesta es no.',
    },
    {
      question: 'Me casé y cambié de apellido. ¿Todavía puedo pedir la exención?',
      answer:
        'El cambio de apellido no está entre las condiciones que la quitan, pero los nombres deben poder seguirse de un documento a otro. Usa el del pasaporte actual, declara el anterior y agrega el acta. El consulado decide si con eso le basta.',
    },
  ],
};
