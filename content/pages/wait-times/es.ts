import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Cómo leer los tiempos de espera',
  metaTitle: 'Tiempos de espera de la visa americana, explicados',
  description:
    'Qué significan «próxima cita disponible» y «promedio» en los tiempos de espera de la visa de Estados Unidos, de dónde salen y por qué no los estimamos.',
  lead: 'El Departamento de Estado publica cuánto se espera por una entrevista en cada ciudad. Son dos cifras distintas, en meses y con fecha. Aquí ves qué dice cada una y qué no dice.',
  sections: [
    {
      id: 'two-figures',
      title: 'Dos cifras que no dicen lo mismo',
      blocks: [
        {
          table: {
            head: ['Cifra', 'Qué dice', 'Para qué te sirve'],
            rows: [
              [
                'Próxima cita disponible',
                'Cuánto falta para el primer cupo que puede esperar quien reserva en esa ciudad.',
                'Para imaginar cuándo sería tu entrevista si empiezas hoy.',
              ],
              [
                'Promedio',
                'Cuánto esperaron, desde el pago hasta la entrevista, quienes fueron entrevistados el mes anterior.',
                'Para saber cómo les fue a quienes ya pasaron.',
              ],
            ],
          },
        },
        'El promedio puede ser más corto, porque mucha gente encuentra después un cupo mejor y se cambia. También puede ser más largo, porque quien tuvo su entrevista el mes pasado reservó cuando la fila era otra.',
        'Los meses se cuentan en bloques iguales, con fines de semana y feriados, y se redondean a medios meses. La cifra más baja que verás es «menos de medio mes».',
      ],
    },
    {
      id: 'source',
      title: 'De dónde salen y cada cuánto cambian',
      blocks: [
        'Las tomamos de la [tabla del Departamento de Estado](https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html), que se actualiza más o menos una vez al mes. Junto a cada cifra está su fecha. Cuando ya es vieja, la marcamos para que la compares con el sitio oficial.',
        'La tabla separa cuatro grupos: visitantes, estudiantes e intercambio, trabajo con petición, y tripulantes y tránsito. No cuenta los trámites sin entrevista. Si tu visa de turismo venció hace menos de {us-waiver-window}, mira antes si te toca [renovar sin entrevista](screen:renewal-landing).',
      ],
    },
    {
      id: 'missing-figures',
      title: 'Cuando no hay cifra',
      blocks: [
        'A veces la casilla está vacía. El promedio, por ejemplo, se publica solo para visitantes y solo donde la próxima cita está lejos. Entonces decimos que no hay cifra publicada y dejamos el espacio así. No ponemos la de otra ciudad ni una anterior como si fuera nueva.',
        'Tampoco estimamos. Los cupos dependen del personal, de las cancelaciones y de decisiones que nadie conoce fuera del consulado. Un cálculo nuestro parecería exacto sin serlo, y con él podrías comprar un pasaje que no vas a usar.',
      ],
    },
    {
      id: 'how-to-use',
      title: 'Qué hacer con estas cifras',
      blocks: [
        {
          list: [
            'Úsalas para decidir cuándo empezar, no para fijar la fecha del viaje.',
            'Paga cuando puedas agendar: los {us-mrv} de la tarifa te permiten reservar durante {us-mrv-validity}, no más.',
            'Compara solo los consulados que te corresponden. Desde el {us-residence-rule} son los del país de tu nacionalidad o de tu residencia.',
            'Después de reservar, vuelve a mirar el calendario oficial de vez en cuando: aparecen cupos nuevos. Antes de tomar uno, lee [qué límites tiene un cambio](screen:reschedule).',
          ],
        },
      ],
    },
    {
      id: 'alerts-and-age',
      title: 'Avisos por correo y cifras antiguas',
      blocks: [
        'En la página de cada ciudad puedes pedir un aviso para la visa de turismo. Eliges un límite y dejas tu correo. Primero te enviamos un enlace para confirmar; sin ese paso no te escribimos más. Cuando la espera publicada para la próxima cita baja de tu límite, recibes un solo mensaje con la cifra, su fecha y la página oficial, y el aviso termina. Cada mensaje trae un enlace para detenerlo. Donde la espera ya es la mínima que se publica no hay formulario, porque no puede bajar más.',
        'La marca «Dato antiguo» aparece cuando ha pasado más tiempo del que suele haber entre una publicación y la siguiente. No dice que la cifra esté mal: dice que puede haber otra más nueva. Compárala con la tabla oficial antes de decidir. Preferimos mostrarla con su fecha verdadera a esconderla.',
      ],
    },
  ],
  questions: [
    {
      question: '¿Incluyen lo que pasa después de la entrevista?',
      answer:
        'No. Terminan el día de la entrevista. La devolución del pasaporte y, si la hay, una revisión administrativa vienen después y no están en esta tabla. Para eso vale lo que te diga el consulado.',
    },
    {
      question: '¿Por qué mi calendario muestra otra fecha?',
      answer:
        'Porque la tabla es una foto de un momento y el calendario se mueve sin parar. Si no coinciden, vale el calendario de tu cuenta oficial: es el único que te da una cita.',
    },
    {
      question: '¿Menos espera quiere decir una visa más fácil?',
      answer:
        'No. Quiere decir que la entrevista llega antes. El oficial consular decide con tus respuestas y tus documentos, y la fila de una ciudad no dice nada del resultado.',
    },
    {
      question: '¿Mirador tiene datos más nuevos que estos?',
      answer:
        'No. Vemos la misma tabla que tú y no tenemos un canal con los consulados. Si alguien dice que conoce fechas que no están publicadas, desconfía.',
    },
    {
      question: '¿El aviso me guarda un cupo?',
      answer:
        'No. Te cuenta que cambió una cifra publicada, nada más, y al abrir el calendario puedes encontrar otra cosa. Para reservar necesitas el DS-160 enviado y la tarifa pagada en tu cuenta oficial.',
    },
    {
      question: '¿Por qué mi tipo de visa no tiene cifra?',
      answer:
        'Porque en esa ciudad la tabla no da un número para ese grupo. No significa que el consulado no atienda esa visa, ni que se espere mucho o poco. Mira el calendario oficial o la página de la embajada.',
    },
    {
      question: 'Voy a estudiar. ¿Qué cifra miro?',
      answer:
        'La de estudiantes e intercambio, que tiene próxima cita y no promedio. Mírala junto con el inicio de tu programa: la visa F-1 puede darse hasta {us-f1-issue} antes, y solo se entra en los {us-f1-arrival} anteriores. El resto está en [visa de estudiante](screen:us-student).',
    },
  ],
};
