/** Samples of the kit: fields to write in and to choose from. */
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { ComboboxField } from '#app/ui/fields/combobox-field.tsx';
import { FieldGroup } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import type { Part, Voice } from './voice.ts';

const cities = ({ say }: Voice) => [
  { value: 'bogota', label: say('Bogotá', 'بوغوتا') },
  { value: 'quito', label: say('Quito', 'كيتو') },
  { value: 'lima', label: say('Lima', 'ليما') },
  { value: 'mexico', label: say('Ciudad de México', 'مدينة مكسيكو') },
  { value: 'buenos-aires', label: say('Buenos Aires', 'بوينس آيرس') },
];

const services = ({ say }: Voice) => [
  {
    value: 'first',
    title: say('Primera visa', 'تأشيرة لأول مرة'),
    text: say('Nunca has tenido una visa de turismo.', 'لم تحصل على تأشيرة سياحية من قبل.'),
    aside: <bdi>97 USD</bdi>,
  },
  {
    value: 'renewal',
    title: say('Renovación', 'تجديد'),
    text: say('La tuya venció hace menos de 48 meses.', 'انتهت تأشيرتك قبل أقل من 48 شهرًا.'),
    aside: <bdi>72 USD</bdi>,
  },
];

const name = ({ say, id }: Voice) => ({
  id: id('name'),
  name: id('name'),
  label: say('Nombres', 'الاسم الأول'),
  autoComplete: 'off',
});

const city = (voice: Voice) => ({
  id: voice.id('city'),
  name: voice.id('city'),
  label: voice.say('Ciudad del consulado', 'مدينة القنصلية'),
  options: cities(voice),
});

const searched = (voice: Voice) => ({
  id: voice.id('country'),
  name: voice.id('country'),
  label: voice.say('País de nacimiento', 'بلد الميلاد'),
  options: voice.countries.map(({ code, name: label }) => ({ value: code, label })),
  empty: voice.say('Elige un país', 'اختر بلدًا'),
  none: voice.say('Ningún país se llama así.', 'لا يوجد بلد بهذا الاسم.'),
  open: voice.say('Ver la lista de países', 'عرض قائمة البلدان'),
});

const phone = ({ say, id, locale, countries }: Voice) => ({
  id: id('phone'),
  name: id('phone'),
  locale,
  countries,
  label: say('Celular', 'رقم الجوال'),
  countryLabel: say('País del celular', 'بلد رقم الجوال'),
  countryEmpty: say('País', 'البلد'),
});

const secret = ({ say, id }: Voice) => ({
  id: id('password'),
  name: id('password'),
  autoComplete: 'new-password' as const,
  label: say('Contraseña', 'كلمة المرور'),
  show: say('Mostrar', 'إظهار'),
  hide: say('Ocultar', 'إخفاء'),
});

const trip = (voice: Voice) => ({
  id: voice.id('trip'),
  name: voice.id('trip'),
  label: voice.say('¿Qué visa necesitas?', 'أي تأشيرة تحتاج؟'),
  options: services(voice),
});

export const fields = {
  text: {
    states: {
      empty: (voice) => <TextField {...name(voice)} />,
      help: (voice) => (
        <TextField
          {...name(voice)}
          mark={voice.say('opcional', 'اختياري')}
          help={voice.say('Como aparecen en tu pasaporte.', 'كما يظهر في جواز سفرك.')}
          defaultValue={voice.say('María Fernanda', 'ليلى')}
        />
      ),
      error: (voice) => (
        <TextField
          {...name(voice)}
          help={voice.say('Como aparecen en tu pasaporte.', 'كما يظهر في جواز سفرك.')}
          error={voice.say('Escribe tu nombre como en el pasaporte.', 'اكتب اسمك كما في جواز السفر.')}
        />
      ),
      'left to right': ({ say, id }) => (
        <TextField
          id={id('email')}
          name={id('email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          label={say('Correo electrónico', 'البريد الإلكتروني')}
          defaultValue="eva@correo.example"
        />
      ),
      disabled: (voice) => <TextField {...name(voice)} disabled defaultValue={voice.say('María', 'ليلى')} />,
      'read only': (voice) => <TextField {...name(voice)} readOnly defaultValue={voice.say('María', 'ليلى')} />,
    },
  },
  textarea: {
    states: {
      empty: ({ say, id }) => (
        <TextareaField
          id={id('story')}
          label={say('Cuéntanos tu viaje', 'حدّثنا عن رحلتك')}
          help={say('A dónde vas, con quién y cuánto tiempo.', 'إلى أين ومع من وكم من الوقت.')}
        />
      ),
      error: ({ say, id }) => (
        <TextareaField
          id={id('story')}
          label={say('Cuéntanos tu viaje', 'حدّثنا عن رحلتك')}
          error={say('Escribe al menos una frase.', 'اكتب جملة واحدة على الأقل.')}
          defaultValue={say('Voy.', 'سأسافر.')}
        />
      ),
    },
  },
  select: {
    states: {
      empty: (voice) => <SelectField {...city(voice)} empty={voice.say('Elige una ciudad', 'اختر مدينة')} />,
      chosen: (voice) => <SelectField {...city(voice)} defaultValue="lima" />,
      error: (voice) => (
        <SelectField
          {...city(voice)}
          empty={voice.say('Elige una ciudad', 'اختر مدينة')}
          error={voice.say('Elige la ciudad de tu cita.', 'اختر مدينة موعدك.')}
        />
      ),
      disabled: (voice) => <SelectField {...city(voice)} disabled defaultValue="quito" />,
    },
  },
  combobox: {
    isAwake: true,
    states: {
      empty: (voice) => (
        <ComboboxField {...searched(voice)} help={voice.say('Escribe las primeras letras.', 'اكتب الحروف الأولى.')} />
      ),
      chosen: (voice) => <ComboboxField {...searched(voice)} defaultValue="PE" />,
      error: (voice) => (
        <ComboboxField {...searched(voice)} error={voice.say('Elige un país de la lista.', 'اختر بلدًا من القائمة.')} />
      ),
      disabled: (voice) => <ComboboxField {...searched(voice)} defaultValue="CO" disabled />,
    },
  },
  checkbox: {
    states: {
      single: ({ say, id }) => (
        <Checkbox id={id('terms')} label={say('Acepto los términos del servicio', 'أوافق على شروط الخدمة')} />
      ),
      checked: ({ say, id }) => (
        <Checkbox
          id={id('news')}
          defaultChecked
          label={say('Avísame por WhatsApp', 'أبلغني عبر واتساب')}
          help={say('Solo sobre tu solicitud. Puedes parar cuando quieras.', 'عن طلبك فقط. يمكنك الإيقاف متى شئت.')}
        />
      ),
      error: ({ say, id }) => (
        <Checkbox
          id={id('terms')}
          label={say('Acepto los términos del servicio', 'أوافق على شروط الخدمة')}
          error={say('Acepta los términos para continuar.', 'وافق على الشروط للمتابعة.')}
        />
      ),
      group: ({ say, id }) => (
        <FieldGroup id={id('who')} label={say('¿Quién viaja contigo?', 'من يسافر معك؟')}>
          <div>
            <Checkbox id={id('partner')} label={say('Mi pareja', 'شريك حياتي')} defaultChecked />
            <Checkbox id={id('children')} label={say('Mis hijos', 'أولادي')} />
            <Checkbox id={id('others')} label={say('Otras personas', 'أشخاص آخرون')} disabled />
          </div>
        </FieldGroup>
      ),
    },
  },
  'radio-cards': {
    states: {
      open: (voice) => (
        <RadioCards {...trip(voice)} help={voice.say('Puedes cambiarla después.', 'يمكنك تغييرها لاحقًا.')} />
      ),
      chosen: (voice) => <RadioCards {...trip(voice)} defaultValue="renewal" />,
      error: (voice) => (
        <RadioCards {...trip(voice)} error={voice.say('Elige una opción para seguir.', 'اختر خيارًا للمتابعة.')} />
      ),
      columns: ({ say, id }) => (
        <RadioCards
          id={id('yes')}
          name={id('yes')}
          columns
          defaultValue="no"
          label={say('¿Te han negado una visa?', 'هل رُفض لك طلب تأشيرة؟')}
          options={[
            { value: 'yes', title: say('Sí', 'نعم') },
            { value: 'no', title: say('No', 'لا') },
          ]}
        />
      ),
    },
  },
  phone: {
    isAwake: true,
    states: {
      empty: (voice) => (
        <PhoneField
          {...phone(voice)}
          help={voice.say('Te escribimos por WhatsApp, nunca llamamos.', 'نراسلك عبر واتساب ولا نتصل أبدًا.')}
        />
      ),
      page: (voice) => <PhoneField {...phone(voice)} pageCountry={voice.locale === 'ar' ? 'AE' : 'MX'} />,
      filled: (voice) => (
        <PhoneField {...phone(voice)} defaultValue={voice.locale === 'ar' ? '+966501234567' : '+573001234567'} />
      ),
      error: (voice) => (
        <PhoneField
          {...phone(voice)}
          pageCountry="CO"
          error={voice.say('Faltan dígitos: en Colombia son 10.', 'أرقام ناقصة: الرقم في كولومبيا 10 أرقام.')}
        />
      ),
    },
  },
  password: {
    isAwake: true,
    states: {
      hidden: (voice) => (
        <PasswordField
          {...secret(voice)}
          help={voice.say('Al menos 10 caracteres.', '10 أحرف على الأقل.')}
          defaultValue="mirador de noche"
        />
      ),
      error: (voice) => (
        <PasswordField
          {...secret(voice)}
          error={voice.say('Faltan 4 caracteres.', 'تنقص 4 أحرف.')}
          defaultValue="sol123"
        />
      ),
    },
  },
} satisfies Record<string, Part>;
