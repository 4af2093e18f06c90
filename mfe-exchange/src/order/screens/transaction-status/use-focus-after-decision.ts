import { useEffect, useRef } from 'react';

/** Title of the main card. */
export const STAGE_TITLE_ID = 'transaction-stage';

/** Moves focus and view to the status after an accepted decision, because the controls of the decision disappear. */
export const useFocusAfterDecision = (isAccepted: boolean): void => {
  const wasAccepted = useRef(isAccepted);
  useEffect(() => {
    if (isAccepted && !wasAccepted.current) document.getElementById(STAGE_TITLE_ID)?.focus();
    wasAccepted.current = isAccepted;
  }, [isAccepted]);
};
