/** The words of the popup that opens when credits run short. */
export const insufficientCredits = {
  title: 'Not enough credits',
  text: 'You do not have enough credits to generate images.',
  balance: 'This run needs {required}; you have {available}.',
  fewer: 'Generate 1 image',
  packsLabel: 'Credit packs',
  credits_one: '{count} credit a month',
  credits_other: '{count} credits a month',
  price: '${price}',
  choosePlan: 'Choose plan',
  choosePlanNamed: 'Choose plan {name}',
  currentPlan: 'Current plan',
  nextCredits: 'Your next credits come on {date}.',
  pastDue: 'Your last payment did not go through. Pay it on the pricing page first.',
  showAllPlans: 'Show all plans',
} as const;
