import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

const MIGRATION = new URL('migrations/0013_confirmed-users.sql', import.meta.url);

/** The tables before the migration, in a schema of their own. */
const BEFORE = `
  create schema before;
  set local search_path to before;
  create table users (like public.users including all);
  alter table users alter column email_verified_at drop not null;
  create table registrations (like public.registrations including all);
  create table registration_links (like public.registration_links including all);
  create table verification_tokens (token_hash text, user_id uuid, expires_at timestamptz,
    used_at timestamptz, revoked_at timestamptz, created_at timestamptz default now());
  insert into users (id, username, email, password_hash, email_verified_at) values
    ('00000000-0000-4000-8000-000000000001', 'settled', 's@a.example', 'hash 1', now()),
    ('00000000-0000-4000-8000-000000000002', 'waiting', 'w@a.example', 'hash 2', null),
    ('00000000-0000-4000-8000-000000000003', 'older', 'o@a.example', 'hash 3', now());
  insert into verification_tokens (token_hash, user_id, expires_at, used_at, revoked_at) values
    ('used', '00000000-0000-4000-8000-000000000001', now(), now(), null),
    ('open', '00000000-0000-4000-8000-000000000002', now(), null, null),
    ('ended', '00000000-0000-4000-8000-000000000002', now(), null, now());`;

it('makes sign-ups of unverified users, and keeps what used links say', async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const client = await database.$client.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  await client.query(BEFORE);
  await client.query(readFileSync(MIGRATION, 'utf8'));
  const names = await client.query('select username from users order by username');
  expect(names.rows.map(({ username }) => username)).toEqual(['older', 'settled']);
  const links = await client.query(
    `select token_hash, username, password_hash, user_id is not null as is_user
     from registration_links l join registrations r on r.id = l.registration_id
     order by token_hash`,
  );
  expect(links.rows).toEqual([
    { token_hash: 'open', username: 'waiting', password_hash: 'hash 2', is_user: false },
    { token_hash: 'used', username: 'settled', password_hash: null, is_user: true },
  ]);
  await client.query('rollback');
});
