/** The smallest whole answer to the visitor visa of the United Kingdom: nothing can be left out. */
import type { FilledPages } from '#tests/form-answers.ts';
import { yearsFromNow } from '../written.ts';

export const SMALLEST: FilledPages = {
  1: {
    ...{ apply_country: 'CO', vac_confirm: 'Y', visa_length: '6_months', email: 'ana.munoz@example.com' },
    ...{ email_owner: 'mine', additional_email: 'N', phone: '573001234567', phone_use: ['in_the_uk'] },
    ...{ phone_kind: ['home'], phone_other: 'N', contact_preference: 'call_and_text' },
  },
  2: {
    ...{ given_names: 'Ana María', family_name: 'Muñoz Ávila', other_names_used: 'N', sex: 'F' },
    ...{ relationship_status: 'S' },
  },
  3: {
    ...{ home_line1: 'Calle 85 # 11-53', home_city: 'Bogotá', home_country: 'CO', home_correspondence: 'Y' },
    ...{ home_years: '6', home_months: '4', home_ownership: 'OWNED' },
  },
  4: {
    ...{ passport_number: 'AR123456', passport_authority: 'Registro Civil e Identificación' },
    ...{ passport_issue: '2021-06-05', passport_expiry: yearsFromNow(5, '06-04'), id_card_has: 'N' },
    ...{ nationality: 'CO', birth_country: 'CO', birth_place: 'Bogotá', date_of_birth: '1990-03-07' },
    ...{ other_nationality: 'N' },
  },
  5: {
    ...{ employment_status: ['EMPLOYED'], employer_name: 'Taller Núñez & Peña' },
    ...{ employer_line1: 'Calle 85 # 11-53', employer_city: 'Bogotá', employer_country: 'CO' },
    ...{ employer_phone: '56942345678', employer_start: '2014-03', job_title: 'Ingeniera de obras' },
    ...{ annual_salary: '48000', salary_currency: 'USD' },
    job_description: 'Coordino un equipo de doce personas: reviso planos, visito obras y respondo por el presupuesto.',
  },
  6: {
    ...{ other_income: ['none'], visit_cost: '5200', visit_cost_currency: 'USD', monthly_spend: '900' },
    ...{ monthly_spend_currency: 'USD' },
  },
  7: { someone_pays: 'N' },
  8: {
    ...{ arrival_date: yearsFromNow(1, '05-03'), leave_date: yearsFromNow(1, '05-24') },
    ...{ interview_language: 'english', main_purpose: 'tourism', tourism_type: 'tourist' },
    activities: 'Quiero conocer la ciudad, visitar museos y pasar unos días con mi prima Ángela, que vive allí.',
  },
  9: { dependants_has: 'N' },
  10: {
    ...{ mother_given: 'Rosa', mother_family: 'Ávila Peña', mother_dob: '1954-02-01' },
    ...{ mother_nationality: 'CO', mother_always_nationality: 'Y', father_given: 'José María' },
    ...{ father_family: 'Muñoz Ñáñez', father_dob: '1950-12-31', father_nationality: 'CO' },
    ...{ father_always_nationality: 'Y', family_in_uk: 'N' },
  },
  11: {
    ...{ organised_group: 'N', travel_with_others: 'N', accommodation_has: 'N' },
    accommodation_plans: 'Reservo un hotel cerca de la estación; los últimos días duermo en casa de mi prima.',
  },
  12: { uk_visited_10y: 'N' },
  13: { five_countries_visits: 'zero', world_travel: 'N' },
  14: { immigration_problems: 'N', breach: 'N' },
  15: {
    ...{ convictions_kind: ['none'], war_crimes: 'N', terror_activities: 'N', terror_organisations: 'N' },
    ...{ terror_views: 'N', extreme_organisations: 'N', extreme_views: 'N', good_character: 'N' },
    ...{ other_activities: 'N', other_information: 'N', sensitive_work: ['none'], security_confirm: 'Y' },
  },
  16: { declare_role: 'applicant_aged_18_or_over', declare_true: 'Y', declare_data: 'Y' },
};
