import { en, PROMPT_MAX_LENGTH } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { findPromptFault } from './prompt-fault.ts';

const required = { promptRequired: true };

describe('the fault of a prompt', () => {
  it('is its absence, where the tool needs one', () => {
    expect(findPromptFault(required, ' \n ')).toBe(en.validation.promptRequired);
    expect(findPromptFault({ promptRequired: false }, '')).toBeUndefined();
  });

  it('is its length', () => {
    expect(findPromptFault(required, `  ${'a'.repeat(PROMPT_MAX_LENGTH)}  `)).toBeUndefined();
    expect(findPromptFault(required, 'a'.repeat(PROMPT_MAX_LENGTH + 1))).toContain('2000');
  });

  it('is neither emoji nor markup', () => {
    expect(findPromptFault(required, '🌸 <b>roses</b>')).toBeUndefined();
  });
});
