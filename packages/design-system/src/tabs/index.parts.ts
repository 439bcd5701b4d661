export { Tab, type TabProps } from './Tab.tsx'
export { TabPanel as Panel, type TabPanelProps as PanelProps } from './TabPanel.tsx'
export { TabsList as List, type TabsListProps as ListProps } from './TabsList.tsx'
export { TabsRoot as Root, type TabsRootProps as RootProps } from './TabsRoot.tsx'
