import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa de visitante a Australia, subclase 600',
  metaTitle: 'Visa de visitante a Australia (subclase 600): requisitos',
  description:
    'Visa 600 de turismo a Australia con pasaporte latinoamericano: documentos, cómo decide el Departamento, escalas en Estados Unidos y lo que hacemos.',
  lead: 'Para pasear o visitar a tu gente en Australia, con pasaporte latinoamericano, el camino es la visa 600. Creamos contigo la cuenta oficial, llenamos la solicitud y te guiamos después.',
  benefits: [
    {
      title: 'Tu cuenta oficial, a tu nombre',
      text: 'Abrimos contigo la cuenta ImmiAccount y llenamos ahí la solicitud. La contraseña es tuya, y desde la cuenta ves cada mensaje del Departamento.',
    },
    {
      title: 'Una carta que cuenta tu viaje',
      text: 'Preparamos contigo la carta que explica a qué vas, cuánto te quedas, quién paga y qué te espera al volver. Solo con hechos que puedas probar.',
    },
    {
      title: 'Documentos revisados por un asesor',
      text: 'Te damos la lista para tu caso: trabajo, estudio, familia, anfitrión. Un asesor revisa cada archivo antes de que lo cargues y te dice qué sobra.',
    },
    {
      title: 'Seguimos después del envío',
      text: 'Te guiamos para pagar la tarifa y para responder si piden datos biométricos, examen médico u otro documento. Esa guía después del envío es parte del servicio.',
    },
  ],
  steps: [
    {
      title: 'Nos cuentas el viaje',
      text: 'Fechas, motivo, quién va y quién paga. Confirmamos que la modalidad de turismo sea la tuya y que estés fuera de Australia al pedirla.',
      actor: 'you',
    },
    {
      title: 'Llenamos la solicitud contigo',
      text: 'Cada persona tiene la suya, también los niños. Tus respuestas en español pasan al formulario en inglés, y comparamos nombres y fechas con los documentos.',
      actor: 'us',
    },
    {
      title: 'Cargas documentos, declaras y pagas',
      text: 'Revisas todo, aceptas las declaraciones y pagas la tarifa en la cuenta oficial. El Departamento cobra además un recargo según el medio de pago.',
      actor: 'you',
    },
    {
      title: 'Datos biométricos y salud, si los piden',
      text: 'Según el país donde solicitas y tus respuestas, la cuenta muestra una carta para dar huellas y foto o para un examen con un médico autorizado.',
      actor: 'you',
    },
    {
      title: 'El Departamento decide',
      text: 'El Departamento del Interior de Australia lee el expediente. Puede pedir más pruebas o llamarte. La respuesta llega por correo electrónico y queda en tu cuenta.',
      actor: 'authority',
    },
    {
      title: 'Lees las condiciones',
      text: 'La visa es digital y va unida a tu pasaporte. La carta dice hasta cuándo puedes entrar, cuánto te quedas cada vez y qué no está permitido. Si algo no se entiende, pregúntanos.',
      actor: 'you',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Por qué pides la 600 y no la ETA',
      blocks: [
        'Con pasaporte de {au-600-passports} se pide la subclase 600. Las autorizaciones más simples de Australia, la ETA y la eVisitor, son para otros pasaportes. Si además tienes uno europeo, mira primero si te sirve la eVisitor.',
        'La 600 no es para trabajar ni para estudiar una carrera: para eso hay otras visas. Sí permite cursos cortos dentro del viaje.',
      ],
    },
    {
      id: 'route',
      title: 'La ruta también puede pedir visa',
      blocks: [
        'Desde América Latina muchos vuelos hacen escala en otro país. Estados Unidos no tiene tránsito libre: necesitas visa, cuya tarifa es de {us-mrv} por persona, o una [ESTA](screen:us-esta) si tu pasaporte la permite, que dura {us-esta-validity}.',
        'Si pasas por Canadá, según tu pasaporte puedes necesitar visa o una eTA, que cuesta {ca-eta} y dura hasta {ca-eta-validity}. Por Santiago de Chile o por Nueva Zelanda las reglas son otras. Elige la ruta antes de comprar.',
      ],
    },
    {
      id: 'documents',
      title: 'Qué subes a la cuenta oficial',
      blocks: [
        'Pasaporte, documento de identidad, foto, extractos de los últimos meses, carta laboral o certificado de estudios y un plan del viaje. Si visitas a alguien, su invitación, su estatus en Australia y, si paga, sus ingresos.',
        'Los menores que viajan sin ambos padres llevan su permiso. A las personas mayores les pueden pedir examen médico y seguro. Lo que no esté en inglés se traduce.',
      ],
    },
    {
      id: 'decision',
      title: '¿Es genuina tu visita?',
      blocks: [
        'La pregunta central es si tu visita es genuina. Cuentan el dinero, el motivo, lo que te ata a tu país y si cumpliste las reglas de visas anteriores. Un plazo largo necesita una razón: pedir más tiempo del que explica tu plan juega en contra.',
        'Un documento falso o alterado lleva a la negación y puede cerrar otras visas australianas por años.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Cuatro descuidos al llenar la solicitud',
      blocks: [
        {
          list: [
            'Escribir mal el número del pasaporte: la visa queda unida a otro. Lo comparamos con la página de datos.',
            'Dejar sin declarar una negación o una estadía vencida en cualquier país. Lo preguntamos por país.',
            'No abrir la cuenta después de enviar y perder un plazo. Te recordamos revisarla.',
            'Omitir a un familiar que no viaja. El formulario lo pide y lo completamos.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Tu estadía, la condición 8503 y nuestros límites',
      blocks: [
        'El Departamento fija cuánto te quedas en cada entrada, hasta un máximo de {au-stay}, y lo habitual son {au-stay-usual}. Si la visa trae la condición 8503, no podrás pedir otra desde Australia, salvo excepciones. Para volver cuando venza, se solicita de nuevo.',
        'No representamos a nadie ante el Departamento y no podemos acelerar su respuesta. Puedes abrir la cuenta y solicitar sin ayuda en [immi.homeaffairs.gov.au](https://immi.homeaffairs.gov.au).',
      ],
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta en total?',
      answer:
        'Nuestra asesoría cuesta {price:VisitorVisaAustralia} por persona. La tarifa del gobierno empieza en {au-visitor} por persona según citas de este año; otras páginas dan {au-visitor-before}, la cifra anterior. Se paga aparte en la cuenta oficial, y vale la que muestra [el sitio del Departamento](https://immi.homeaffairs.gov.au). Los datos biométricos y el examen médico tienen su propio costo.',
    },
    {
      question: '¿Cuánto tiempo me puedo quedar?',
      answer:
        'Lo que diga tu visa. El máximo por entrada es de {au-stay}, pero lo habitual son {au-stay-usual}; la decisión mira tu motivo y tus fondos. Pide el tiempo que tu plan explica.',
    },
    {
      question: '¿Mi familia va en la misma solicitud?',
      answer:
        'No. Cada persona, también un bebé, tiene su solicitud y paga su tarifa. Se pueden enlazar como grupo para que se lean juntas. Nosotros cuidamos que las respuestas de todos cuenten el mismo viaje.',
    },
    {
      question: '¿Sirve mi visa americana para Australia?',
      answer:
        'No reemplaza la visa 600. Ayuda como historial, si la usaste bien, y te sirve para hacer escala en Estados Unidos. Inclúyela entre tus viajes anteriores con una copia.',
    },
    {
      question: '¿Hay que ir a un consulado?',
      answer:
        'La solicitud es en línea y casi nunca hay entrevista. En algunos países piden huellas y foto en un centro autorizado, y la carta de tu cuenta dice dónde y hasta cuándo. El pasaporte se queda contigo.',
    },
    {
      question: '¿Puedo trabajar o estudiar con la visa 600?',
      answer:
        'Trabajar, no, ni siquiera unos días. Estudiar, solo cursos cortos. Si tu plan real es un programa largo o un empleo, dilo desde el comienzo: hay otra visa para eso.',
    },
    {
      question: '¿Cuándo conviene pedirla?',
      answer:
        'Con tiempo para los datos biométricos, un posible examen y las preguntas del Departamento. Su sitio publica cuánto tardan las solicitudes recientes y lo actualiza con frecuencia. No prometemos fecha; compra el pasaje con la visa concedida.',
    },
    {
      question: '¿Qué pasa si la niegan?',
      answer:
        'La carta explica qué requisito no se cumplió. Puedes solicitar otra vez con pruebas nuevas y otra tarifa, y declarar esta negación. Lo que pasa con nuestro precio está en la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
