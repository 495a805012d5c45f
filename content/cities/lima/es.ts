import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Tu cita para la visa de Estados Unidos en Lima',
  metaTitle: 'Cita para la visa americana en Lima',
  description:
    'Lima reúne todas las entrevistas de visa americana del Perú. Cómo leer tu confirmación, pagar la tarifa y organizar el viaje desde tu región.',
  lead: 'Todo el Perú pasa por la embajada en Lima. Esta página te ayuda a entender tus citas, a pagar sin tropiezos y a llegar con tiempo desde cualquier región.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Una embajada para todo el Perú',
      blocks: [
        'La embajada en Lima es la única sede peruana que entrevista para visas. Según lo que te asigne el sistema, tendrás una o dos citas. Si aparece un centro de atención al solicitante (CAS), esa va primero y es para huellas y foto. Si no aparece, cuenta con dejar las huellas en la propia embajada.',
        'No te guíes por lo que le tocó a un amigo: mira lugar y hora de cada cita en tu confirmación, y las reglas en [la página de la embajada en el Perú](https://pe.usembassy.gov). La visa la decide el oficial consular que te entrevista.',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'Del DS-160 al pago y la fecha',
      blocks: [
        'El DS-160 se cierra tras {us-ds160-timeout} sin actividad, así que guarda cada página. Con su número de confirmación creas la cuenta, pagas y solo entonces ves el calendario. La tarifa del gobierno, o derecho consular, para la visa de turismo es de {us-mrv} por persona; si eliges soles, el monto lo fija el sistema.',
        'Guarda la constancia hasta el final. La tarifa permite agendar durante {us-mrv-validity} y no se devuelve, aunque te nieguen la visa o cambies de planes.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'Cómo preparar el día',
      blocks: [
        'La embajada cierra en los feriados peruanos y también en los estadounidenses: cuenta los días con los dos calendarios. En hora punta, calcula el trayecto con holgura.',
        {
          list: [
            'Tu DNI y tu pasaporte. La regla general pide que este valga {us-passport-validity} más que tu estadía, salvo acuerdo con tu país.',
            'Confirmaciones impresas, con el código de barras nítido.',
            'Foto en papel, de {us-photo-side} cm por lado y menos de {us-photo-age}.',
            'Boletas de pago, constancia de estudios o RUC, según a qué te dediques.',
          ],
        },
        'Viaja ligero: sin celular, cámara, cargador ni mochila. Lo normal es que no puedas entrar con ellos.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Si vienes de Arequipa, Cusco, Piura o Iquitos',
      blocks: [
        'Una neblina en el aeropuerto o un bloqueo en la carretera no mueven tu hora. Llega la víspera y reserva el regreso con margen. Con dos citas, intenta que caigan en la misma semana.',
        'Para cambiar de fecha entra a tu cuenta con tiempo: las oportunidades son pocas y faltar puede costarte la tarifa pagada. Compara antes con la [espera publicada](screen:wait-times).',
      ],
    },
    {
      id: 'names-and-papers',
      title: 'Que el pasaporte, el DNI y el formulario digan lo mismo',
      blocks: [
        'Si tu nombre o tu número de pasaporte no es igual en el DS-160 y en la cita, pueden no recibirte. Antes de enviar el formulario, ten el pasaporte abierto al lado y revisa:',
        {
          list: [
            'Nombres y apellidos completos, en el orden del pasaporte; los dos apellidos van juntos en su casilla.',
            'Si el DNI dice otra cosa, por ejemplo un apellido de casada, manda el pasaporte. El otro nombre se declara donde el DS-160 pregunta qué otros nombres has usado.',
            'El número del DNI va en la casilla de identificación nacional y el del pasaporte en la suya. No los cruces.',
            'Si el error está en el propio pasaporte, corrígelo primero con la autoridad peruana que lo emitió.',
          ],
        },
        '¿Ya lo enviaste con un nombre mal escrito? Se presenta otro formulario y su número reemplaza al anterior en tu cuenta. Hasta cuándo se acepta, lo dice la embajada. Podemos verlo contigo en [entrevista y DS-160](screen:us-interview).',
      ],
    },
  ],
  questions: [
    {
      question: 'Alguien me ofrece adelantar mi cita por dinero. ¿Le creo?',
      answer:
        'No. Las fechas salen solo del sistema oficial y nadie tiene cupos reservados. Darle tu contraseña a un extraño puede dejarte sin cita. Nosotros tampoco vendemos fechas: en [la visa de turismo](screen:us-visitor) ves qué incluye cada plan.',
    },
    {
      question: '¿La entrevista es en español?',
      answer:
        'Por lo general sí, los oficiales en Lima atienden en español. Si prefieres inglés u otra lengua, pregunta antes a la embajada. Lo importante es contestar lo que te preguntan, con la verdad y sin discurso aprendido.',
    },
    {
      question: '¿Debo mostrar pasajes u hotel pagados?',
      answer:
        'No hace falta, y es mejor no comprarlos antes de tener la visa. Basta una idea clara del viaje: adónde, cuándo, por cuánto tiempo y quién lo paga, igual que en tu formulario.',
    },
    {
      question: 'Me negaron la visa antes. ¿Puedo pedir otra cita?',
      answer:
        'Sí, con un DS-160 nuevo y otro pago. Declara esa negación, porque la embajada la conoce, y explica qué cambió desde entonces. Si nada cambió, quizá convenga esperar. Puedes ensayarlo en [preparación de entrevista](screen:us-interview).',
    },
    {
      question: 'Voy a estudiar a Estados Unidos. ¿Espero lo mismo que un turista?',
      answer:
        'No siempre. La tabla oficial tiene una columna aparte para estudiantes; te explicamos cómo leerla en [tiempos de espera](screen:wait-times). Además de la tarifa de {us-mrv} pagas {us-sevis} de SEVIS, al menos {us-sevis-ahead} hábiles antes de la entrevista. Lleva el I-20 firmado y los dos recibos. Lo demás está en [visa de estudiante](screen:us-student).',
    },
    {
      question: 'Después de la entrevista, ¿vuelvo a mi región con el pasaporte?',
      answer:
        'Si aprueban la visa, no ese día: el pasaporte se queda en la embajada mientras la imprimen. Tu cuenta oficial dice cómo y dónde se devuelve; léelo antes de confirmar la cita, sobre todo si vives lejos de Lima. Regresa a casa con tu DNI y no programes un viaje al extranjero hasta tener el pasaporte. Cuando lo recibas, comprueba el nombre y las fechas de la visa.',
    },
  ],
};
