/** A scene for each service, by the name of the service. */
import type { ComponentType } from 'react';
import type { SceneProps } from './pieces.tsx';
import { Appointments } from './services/appointments.tsx';
import { AuVisitor } from './services/au-visitor.tsx';
import { CaStudy } from './services/ca-study.tsx';
import { CaVisitor } from './services/ca-visitor.tsx';
import { Congratulations } from './services/congratulations.tsx';
import { Reschedule } from './services/reschedule.tsx';
import { UkVisitor } from './services/uk-visitor.tsx';
import { UsBackground } from './services/us/background.tsx';
import { UsCrew } from './services/us/crew.tsx';
import { UsEsta } from './services/us/esta.tsx';
import { UsInterview } from './services/us/interview.tsx';
import { UsRenewal } from './services/us/renewal.tsx';
import { UsStudent } from './services/us/student.tsx';
import { UsVisitor } from './services/us/visitor.tsx';
import { UsWorkFamily } from './services/us/work-family.tsx';

type ServiceScene =
  | 'us-visitor'
  | 'us-renewal'
  | 'us-student'
  | 'us-crew'
  | 'us-esta'
  | 'us-interview'
  | 'us-background'
  | 'us-work-family'
  | 'ca-visitor'
  | 'ca-study'
  | 'uk-visitor'
  | 'au-visitor'
  | 'appointments'
  | 'reschedule'
  | 'congratulations';

export const serviceScenes: Record<ServiceScene, ComponentType<SceneProps>> = {
  'us-visitor': UsVisitor,
  'us-renewal': UsRenewal,
  'us-student': UsStudent,
  'us-crew': UsCrew,
  'us-esta': UsEsta,
  'us-interview': UsInterview,
  'us-background': UsBackground,
  'us-work-family': UsWorkFamily,
  'ca-visitor': CaVisitor,
  'ca-study': CaStudy,
  'uk-visitor': UkVisitor,
  'au-visitor': AuVisitor,
  appointments: Appointments,
  reschedule: Reschedule,
  congratulations: Congratulations,
};
