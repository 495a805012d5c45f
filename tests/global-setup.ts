/** Before all tests: a build of today with its prepared PGlite dump, and on PostgreSQL a template database that each file copies. */
import pg from 'pg';
import { startJobs } from '#app/platform/jobs/jobs.server.ts';
import { makeLog } from '#app/platform/record/log.server.ts';
import { openPostgres } from '#db/client.server.ts';
import { build } from '../scripts/machine.mjs';
import { TEMPLATE } from './database.ts';

export default async function setup() {
  // An old build would be made anew by the test of npm run up, under the servers of the others.
  if (process.env.TEST_BUILD !== 'off') await build();
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
