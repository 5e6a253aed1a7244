import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { StepScreenProps } from '../features/wizard/components/step-screen.ts';
import { Loading } from '../ui/loading.tsx';

type Screen = ComponentType<StepScreenProps>;

/** The screen of a step whose code loads with the first tool that has the step. */
export function onceNeeded(load: () => Promise<{ default: Screen }>): Screen {
  const Loaded = lazy(load);
  return function NeededScreen(props) {
    return (
      <Suspense fallback={<Loading />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** The screen of a step whose code loads when the user first reaches the step. */
export function onceReached(load: () => Promise<{ default: Screen }>): Screen {
  const Needed = onceNeeded(load);
  return function ReachedScreen(props) {
    const isActive = props.control.state.currentSection === props.index;
    const [wasReached, setReached] = useState(isActive);
    if (isActive && !wasReached) setReached(true);
    return wasReached ? <Needed {...props} /> : null;
  };
}
