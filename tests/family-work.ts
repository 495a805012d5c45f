/** The pages about work and studies of somebody in tests/family-forms.ts, and those that a class of visa adds. */
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { FamilyFacts, Period, PersonFacts } from './family-forms.ts';

const place = (city: string, country: string) => ({
  street1: 'Avenida 80 # 30-15',
  city,
  state_na: true,
  postal_na: true,
  country,
});

const jobRow = ({ name, from, to }: Period, { city, country }: FamilyFacts) => ({
  ...{ employer: name, ...place(city, country), phone: '576013334455', job_title: 'Analyst' },
  ...{ supervisor_surname_dk: true, supervisor_given_dk: true, from, to, duties: 'Reports and customers.' },
});

const schoolRow = ({ name, from, to }: Period, { city, country }: FamilyFacts) => ({
  ...{ name, ...place(city, country), course: 'Administration', from, to },
});

const serviceRow = ({ name, from, to }: Period, { country }: FamilyFacts) => ({
  ...{ country, branch: name, rank: 'Soldier', specialty: 'Infantry', from, to },
});

const US_VISIT_YEARS = 5;

/** Countries of the last five years: the US when a visit was there, and another one. */
function countriesOf({ visits = [] }: PersonFacts) {
  const wasThere = visits.some((day) => Number(day.slice(0, 4)) >= 2026 - US_VISIT_YEARS);
  return [...(wasThere ? [{ country: 'US' }] : []), { country: 'ES' }];
}

const contact = (given: string, { city, country }: FamilyFacts) => ({
  ...{ surnames: 'Salas', given, ...place(city, country), phone: '576019998877', email_na: true },
});

function classPages({ purpose }: PersonFacts, family: FamilyFacts): Record<number, Answers> {
  const us = (prefix: string) => ({
    [`${prefix}_street1`]: '200 College Avenue',
    [`${prefix}_city`]: 'Boston',
    [`${prefix}_state`]: 'MA',
    [`${prefix}_zip`]: '02134',
  });
  if (purpose?.[0] === 'F')
    return {
      19: { student_contacts: [contact('Teresa', family), contact('Julio', family)] },
      20: { sevis_id: 'N0123456789', school_name: 'State College', school_course: 'English', ...us('school') },
    };
  if (purpose?.[0] === 'C')
    return {
      21: {
        ...{ crew_job_title: 'Steward', crew_company: 'Blue Line', crew_company_phone: '13055550111' },
        ...{ crew_agency_used: 'N', crew_on_vessel: 'Y', crew_vessel_name: 'Aurora', crew_vessel_id: '9074729' },
      },
    };
  if (purpose?.[0] === 'H')
    return {
      22: {
        ...{ tw_petition_number: 'ABC1234567890', tw_petitioner: 'Harbor Foods', tw_employer: 'Harbor Foods' },
        ...{ ...us('tw'), tw_phone: '16175550122' },
      },
    };
  return {};
}

export function workPages(person: PersonFacts, family: FamilyFacts): Record<number, Answers> {
  const { occupation = 'B', since = '2021-02-01', jobs = [], schools = [], service } = person;
  const { city, country } = family;
  return {
    11: {
      occupation,
      occupation_other: occupation === 'N' ? 'I am looking for work.' : null,
      ...{ employer_name: occupation === 'S' ? 'Colegio Mayor' : 'Taller Central', employer_start: since },
      ...{ employer_street1: 'Avenida 80 # 30-15', employer_city: city, employer_state_na: true },
      ...{ employer_postal_na: true, employer_phone: '576012223344', employer_country: country },
      ...{ monthly_income: '4200000', duties: 'I keep the books and answer to customers.' },
    },
    12: {
      previously_employed: jobs.length > 0 ? 'Y' : 'N',
      previous_jobs: jobs.map((job) => jobRow(job, family)),
      attended_education: schools.length > 0 ? 'Y' : 'N',
      schools: schools.map((school) => schoolRow(school, family)),
    },
    13: {
      ...{ clan_tribe: 'N', languages: [{ name: 'Spanish' }], countries_visited_5y: 'Y' },
      ...{ countries_visited: countriesOf(person), organizations_any: 'N', special_skills: 'N' },
      military: service ? 'Y' : 'N',
      military_service: service ? [serviceRow(service, family)] : null,
      insurgent: 'N',
    },
    ...classPages(person, family),
  };
}
