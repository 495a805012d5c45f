/** Before all tests: the prepared PGlite dump, and on PostgreSQL a template database that each file copies. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { startJobs } from '#app/platform/jobs.server.ts';
import { makeLog } from '#app/platform/log.server.ts';
import { openPostgres, preparedDump } from '#db/client.server.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { TEMPLATE } from './database.ts';

export default async function setup() {
  if (!existsSync(preparedDump)) {
    mkdirSync(dirname(preparedDump), { recursive: true });
    await prepareDatabase();
  }
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = openPostgres(url.replace(/[^/]+$/, TEMPLATE), 2);
  await template.migrate();
  await (await startJobs(template, makeLog('error'), { serve: false })).stop();
  await template.close();
}
