/** The conversation with the assistant (specification §2.2): fetched when it is opened. */
export { AssistantPanel, type AssistantPanelProps } from './AssistantPanel.tsx'
