import { en, PROMPT_MAX_LENGTH } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { findPromptFault } from './prompt-fault.ts';

const required = { promptRequired: true };

describe('the fault of a prompt', () => {
  it('is its absence, where the tool needs one', () => {
    expect(findPromptFault(required, { prompt: ' \n ', pictures: {} })).toBe(
      en.validation.promptRequired,
    );
    expect(
      findPromptFault({ promptRequired: false }, { prompt: '', pictures: {} }),
    ).toBeUndefined();
  });

  it('is its length', () => {
    expect(
      findPromptFault(required, { prompt: `  ${'a'.repeat(PROMPT_MAX_LENGTH)}  `, pictures: {} }),
    ).toBeUndefined();
    expect(
      findPromptFault(required, { prompt: 'a'.repeat(PROMPT_MAX_LENGTH + 1), pictures: {} }),
    ).toContain('2000');
  });

  it('is neither emoji nor markup', () => {
    expect(findPromptFault(required, { prompt: '🌸 <b>roses</b>', pictures: {} })).toBeUndefined();
  });
});
