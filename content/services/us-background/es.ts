import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Revisión de antecedentes antes de solicitar',
  metaTitle: 'Revisión de antecedentes para la visa de Estados Unidos',
  description:
    'Antes de pedir la visa, revisa qué registros puede ver un oficial: antecedentes, negaciones y estadías. Buscamos con tu permiso y recibes un informe breve.',
  lead: 'Un arresto viejo, una negación o una estadía larga no desaparecen por callarlos. Con tu permiso, vemos qué aparece y qué documentos conviene tener antes de solicitar.',
  benefits: [
    {
      title: 'Búsqueda con tu permiso',
      text: 'Consultamos registros públicos de los países donde has vivido, solo después de que lo autorizas por escrito. Sin permiso no hay búsqueda.',
    },
    {
      title: 'Tu historia, en orden',
      text: 'Repasamos las negaciones, estadías y antecedentes que nos cuentas, y los ordenamos por fecha para que después coincidan con el formulario.',
    },
    {
      title: 'Los documentos que conviene pedir',
      text: 'Te decimos qué documento explica cada hecho y quién lo expide: un juzgado, la policía o la autoridad migratoria.',
    },
    {
      title: 'Un informe breve y claro',
      text: 'Recibes por escrito lo que encontramos, lo que no pudimos comprobar y lo que falta. Sin lenguaje de abogado y sin puntajes.',
    },
  ],
  steps: [
    {
      title: 'Autorizas la búsqueda',
      text: 'Creas tu cuenta y nos das por escrito tus nombres, documentos y los países donde has vivido. Así das o niegas el permiso para consultar registros públicos.',
      actor: 'you',
    },
    {
      title: 'Nos cuentas lo que sabes',
      text: 'Respondes sobre arrestos, procesos, negaciones y estadías, incluso si están cerrados. Si tienes sentencias o cartas, súbelas.',
      actor: 'you',
    },
    {
      title: 'Consultamos los registros',
      text: 'Buscamos tu nombre, y otros que hayas usado, en las fuentes públicas disponibles en cada país. Marcamos lo que puede ser de alguien con el mismo nombre.',
      actor: 'us',
    },
    {
      title: 'Comparamos y escribimos',
      text: 'Ponemos lado a lado lo que dicen los registros, tus documentos y tu relato. Las diferencias te las preguntamos antes de cerrar el informe.',
      actor: 'us',
    },
    {
      title: 'Pides los documentos que faltan',
      text: 'Con la lista en la mano, pides certificados y copias a quien los expide. Algunos tardan: hazlo antes de pagar la tarifa de la visa.',
      actor: 'you',
    },
    {
      title: 'Decides qué sigue',
      text: 'Puedes solicitar ahora, esperar o consultar a un abogado. Si más adelante pides la visa con nosotros, partimos de este mismo informe.',
      actor: 'you',
    },
    {
      title: 'La autoridad hace su propia revisión',
      text: 'Cuando solicitas, el consulado consulta sus propios sistemas y decide. Nuestro informe no los reemplaza.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'A quién le sirve y a quién no',
      blocks: [
        'Sirve si te arrestaron o procesaron, aunque te hayan absuelto; si te negaron una visa o la entrada a un país; si te quedaste más tiempo del permitido; o si compartes nombre con alguien buscado por la justicia.',
        'También si no sabes cómo terminó un caso. Es mejor averiguarlo antes de pagar la tarifa del gobierno, que es de {us-mrv} y no se devuelve.',
        'Si nunca tuviste un problema de ese tipo, no la necesitas: la autoridad no la pide. Ve directo a la [visa de visitante](screen:us-visitor).',
      ],
    },
    {
      id: 'what-officers-see',
      title: 'Qué puede ver un oficial',
      blocks: [
        'Nadie fuera del gobierno conoce la lista completa. Por lo que las autoridades publican, un oficial puede consultar:',
        {
          list: [
            'tus solicitudes de visa anteriores, con las respuestas, las fotos, las huellas y la decisión;',
            'tus entradas y salidas de Estados Unidos;',
            'arrestos, condenas y órdenes registrados allá;',
            'datos que otros países comparten, y alertas internacionales;',
            'lo que está a la vista en internet, como tus perfiles públicos.',
          ],
        },
        'Las estadías se miden contra lo que autorizó la frontera: con visa de turismo, por lo general hasta {us-b-stay}; con ESTA, hasta {us-esta-stay}. Tu historial reciente lo puedes consultar en [i94.cbp.dhs.gov](https://i94.cbp.dhs.gov).',
      ],
    },
    {
      id: 'requirements',
      title: 'Qué necesitamos de ti',
      blocks: [
        'Tu pasaporte, tu documento de identidad y tu permiso. Si los tienes, suma certificados de antecedentes, sentencias, recibos de multas y cartas de negación. Los perfiles públicos que quieras que miremos son opcionales.',
        'Usamos estos datos solo para hacer el informe y para tu solicitud, si sigues con nosotros. Puedes retirar el permiso: cómo hacerlo está en la [política de privacidad](screen:privacy-policy).',
      ],
    },
    {
      id: 'decision',
      title: 'Cómo pesa un antecedente',
      blocks: [
        'No todo registro impide viajar. El oficial mira qué pasó, cuándo, cómo terminó y si lo declaraste. Una multa vieja no es lo mismo que un delito de drogas, un fraude o una estadía muy excedida, que pueden cerrar la entrada por años.',
        'Mentir suele pesar más que el hecho mismo. El DS-160 pregunta por arrestos y condenas aunque haya habido indulto o amnistía. Un caso borrado en tu país puede seguir en los registros de otro.',
        'Un antecedente o una negación sin superar también puede quitarte la exención de entrevista, que desde el {us-waiver-since} es para quien renueva su visa de turismo antes de que pasen {us-waiver-window} desde que venció.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Cuando falta la mitad de la historia',
      blocks: [
        {
          list: [
            'Responder que no porque el caso se cerró. Leemos contigo la pregunta exacta.',
            'Llevar solo un certificado limpio. Muchas veces falta el documento que dice cómo terminó el proceso.',
            'Olvidar un apellido de casada u otro nombre usado. Buscamos con todos.',
            'Pagar primero y averiguar después. El recibo sirve para agendar durante {us-mrv-validity}: mejor usar ese tiempo con los documentos listos.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Después del informe, y lo que no hacemos',
      blocks: [
        'El informe describe lo encontrado en una fecha; si pasa algo nuevo, hay que sumarlo. Cuando llenes el DS-160, tenlo a mano; el sitio oficial guarda un formulario sin enviar {us-ds160-kept}.',
        'No entramos a bases de datos reservadas, no borramos registros, no damos asesoría jurídica y no decimos si te darán la visa. Si el caso pide un abogado, lo verás escrito en el informe.',
        'También puedes hacerlo por tu cuenta: pide tus certificados en los portales de cada país y tu expediente migratorio con las reglas de [foia.gov](https://www.foia.gov). Nuestro precio, {price:BackgroundCheck} por persona, paga la búsqueda, el orden y el informe.',
      ],
    },
  ],
  questions: [
    {
      question: '¿El consulado se entera de que hice esta revisión?',
      answer:
        'No se lo contamos ni le enviamos el informe. Consultar registros públicos no abre un expediente en el consulado. Lo que sí debes hacer es responder con la verdad en el formulario.',
    },
    {
      question: '¿Pueden ver los archivos del consulado o del FBI?',
      answer:
        'No. Esos archivos son reservados y nadie de fuera tiene acceso. Tú sí puedes pedir una copia de los tuyos a la autoridad. Te decimos cuál conviene y dónde se pide.',
    },
    {
      question: 'Mi caso fue archivado, ¿debo declararlo?',
      answer:
        'Depende de la pregunta. Si el formulario pregunta por arrestos, cuenta el arresto aunque el proceso se haya archivado. Lleva el documento que muestra cómo terminó. Callarlo es el riesgo mayor.',
    },
    {
      question: '¿Un arresto por manejar con alcohol impide la visa?',
      answer:
        'No siempre, pero si es reciente el consulado puede pedir un examen médico o revisar una visa que ya tienes. Lleva la decisión del juez y la prueba de que cumpliste.',
    },
    {
      question: '¿Buscan en mis redes sociales?',
      answer:
        'Solo miramos los perfiles públicos que tú nos indiques. El DS-160 pide los usuarios de tus redes: decláralos completos. Un perfil que contradice el formulario trae preguntas.',
    },
    {
      question: '¿Qué pasa si no encuentran nada?',
      answer:
        'El informe lo dice. No es un certificado ni prueba que no exista un registro reservado. Si recuerdas algo que no aparece, decláralo igual cuando el formulario lo pregunte.',
    },
    {
      question: '¿Me devuelven el dinero si encuentran algo grave?',
      answer:
        'No por el resultado, porque el trabajo es el mismo. Si cancelas antes de que empecemos, te devolvemos todo. Los demás casos están en la [política de reembolsos](screen:reschedule-refund-policy).',
    },
  ],
};
