import type { Db } from '#db/client.server.ts';
import type { Env } from '../../platform/env.server.ts';
import type { Crm } from './crm.ts';
import { leadConnector } from './leadconnector.server.ts';
import { localCrm } from './local.server.ts';

type Keys = Pick<Env, 'CRM_TOKEN' | 'CRM_PIPELINE' | 'CRM_URL'>;

export const chooseCrm = ({ CRM_TOKEN: token, CRM_PIPELINE: pipeline, CRM_URL: url }: Keys, db: Db): Crm =>
  token && pipeline ? leadConnector({ url, token, pipeline }) : localCrm(db);
