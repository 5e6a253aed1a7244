import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { toErrorRecord } from './error-record.ts';

describe('toErrorRecord', () => {
  it('keeps what finds the fault', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(toErrorRecord(new TypeError('No way', { cause }))).toEqual({
      type: 'TypeError',
      message: 'No way',
      stack: expect.stringContaining('error-record.test.ts'),
      cause: {
        type: 'Error',
        message: 'refused',
        code: 'ECONNREFUSED',
        stack: expect.any(String),
      },
    });
  });

  it('drops what users typed: parameters of queries, details of rows, addresses', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(coco@atelier.example) already exists.',
    });
    const error = new DrizzleQueryError(
      'insert into users values ($1, $2)',
      ['coco@atelier.example', 'a prompt\nof two lines'],
      cause,
    );
    const text = JSON.stringify(toErrorRecord(error));
    expect(text).toContain('insert into users');
    expect(text).toContain('    at ');
    expect(text).not.toContain('coco');
    expect(text).not.toContain('a prompt');
    expect(text).not.toContain('two lines');
    expect(toErrorRecord('mail to me@b.example failed').message).toBe('mail to [e-mail] failed');
  });

  it('leaves paths with an at-sign alone', () => {
    const path = 'at node_modules/.pnpm/pg@8.1.0/index.js';
    expect(toErrorRecord(path).message).toBe(path);
  });
});
