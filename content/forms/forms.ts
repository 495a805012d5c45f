/** The application forms by name, and which of them a service fills in, in their order (D24). */
import type { ServiceType } from '../catalogue.ts';
import type { Form } from './definition.ts';
import { ds160 } from './ds160/form.ts';

export const forms: Readonly<Record<string, Form>> = { ds160 };

/** A service that is not named has no form of its own yet. */
const formsByService: Readonly<Partial<Record<ServiceType, readonly string[]>>> = {
  FirstTime: ['ds160'],
  FirstTimeExpress: ['ds160'],
  FirstTimeVIP: ['ds160'],
  StudentF1: ['ds160'],
  CrewTransit: ['ds160'],
};

export const formNamed = (name: string): Form | undefined => (Object.hasOwn(forms, name) ? forms[name] : undefined);

export const formsOf = (service_type: string | null): readonly string[] =>
  (service_type && Object.hasOwn(formsByService, service_type) && formsByService[service_type as ServiceType]) || [];
